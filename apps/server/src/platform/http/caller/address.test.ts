import fc from "fast-check";
import { expect, test } from "vitest";
import { countedAddress, isThisMachine, readProxies } from "./address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test("what one household is given counts as one, two households as two", () => {
  const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, host2) => {
      const counted = (net: number[], rest: number[]) => countedAddress(text([...net, ...rest]));
      expect(counted(network, host)).toBe(counted(network, host2));
      if (text(network) !== text(other)) expect(counted(network, host)).not.toBe(counted(other, host));
    }),
  );
});

test.each([
  "",
  "10.0.0.0/0",
  "10.0.0.0/33",
  "::/129",
  "everybody",
  "10.0.0.1,",
  "10.0.0.1 10.0.0.2",
  "none,::1",
])("'%s' names no proxies", (setting) => {
  expect(readProxies(setting)).toBeNull();
});

test("this machine is known by name and address, and by nothing that only looks like it", () => {
  const own = ["localhost", "app.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1"];
  const others = [
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "evil-localhost",
    "0.0.0.0",
    "10.0.0.1",
    "",
    "::",
  ];
  expect(own.filter(isThisMachine)).toEqual(own);
  expect(others.filter(isThisMachine)).toEqual([]);
});
