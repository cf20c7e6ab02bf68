import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { type StandIn, startStandIn } from "./stand-in.ts";

export interface AppleStandIn extends StandIn {
  /** Signs an identity token as Apple would: `aud` our Services ID, `exp` and `iat` in seconds since 1970. */
  sign(claims: JWTPayload): Promise<string>;
  /** Signs claims with a key that Apple never published, under the published key's name. */
  forge(claims: JWTPayload): Promise<string>;
}

/** Apple's public keys, and the private one to sign test tokens with. */
export async function startApple(): Promise<AppleStandIn> {
  const known = await generateKeyPair("RS256");
  const unknown = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(known.publicKey)), kid: "apple-1", alg: "RS256", use: "sig" };
  const standIn = await startStandIn(() => ({ status: 200, body: { keys: [key] } }));

  const signWith = (privateKey: CryptoKey) => (claims: JWTPayload) =>
    new SignJWT({ iss: "https://appleid.apple.com", ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "apple-1" })
      .sign(privateKey);
  return { ...standIn, sign: signWith(known.privateKey), forge: signWith(unknown.privateKey) };
}
