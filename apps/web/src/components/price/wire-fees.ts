import type { Fees } from "#rules/pricing/fees.ts";

interface WireFees {
  standard_fee: number;
  urgent_booking_fee: number;
  emergency_booking_fee: number;
}

/** Fees as the wire has them, in kroner, as the rules take them, in øre per hour and person. */
export function feesOfWire(wire: WireFees): Fees {
  return {
    standard: Math.round(wire.standard_fee * 100),
    urgent: Math.round(wire.urgent_booking_fee * 100),
    emergency: Math.round(wire.emergency_booking_fee * 100),
  };
}
