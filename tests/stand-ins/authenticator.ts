import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** An authenticator in software, as a browser with WebAuthn answers for it: one passkey on one site. */
export interface Authenticator {
  readonly id: string;
  /** Counts up at each use; tests turn it back. */
  counter: number;
  /** Whether it has seen finger, face or PIN. */
  isUserVerified: boolean;
  /** The answer to `navigator.credentials.create`. */
  create(challenge: string): WebAuthnAnswer;
  /** The answer to `navigator.credentials.get`. */
  get(challenge: string): WebAuthnAnswer;
}

type WebAuthnAnswer = {
  id: string;
  rawId: string;
  type: "public-key";
  clientExtensionResults: Record<string, never>;
  response: { clientDataJSON: string } & Record<string, unknown>;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;

const flagsOf = ({ isUserVerified }: Authenticator) => USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);

/** Makes a passkey for the site of `origin`. */
export function makeAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const idBytes = randomBytes(32);
  const id = idBytes.toString("base64url");
  const site = createHash("sha256").update(new URL(origin).hostname).digest();
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([site, Buffer.from([flags]), count]);
  };
  const answer = (response: WebAuthnAnswer["response"]): WebAuthnAnswer => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    counter: 0,
    isUserVerified: true,
    create(challenge) {
      const idLength = Buffer.from([0, idBytes.length]);
      const flags = flagsOf(this) | KEY_INCLUDED;
      const authData = Buffer.concat([
        data(flags, this.counter),
        Buffer.alloc(16),
        idLength,
        idBytes,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    get(challenge) {
      this.counter += 1;
      const authData = data(flagsOf(this), this.counter);
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      });
    },
  };
}

/** An ES256 key as COSE writes it. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" }) as { x?: string; y?: string };
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
    [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
  ]);
}

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
