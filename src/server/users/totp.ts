import { Secret, TOTP } from 'otpauth';

import { site } from '#src/site.ts';

import type { Dependencies } from '../world/dependencies.ts';

/** What every authenticator app can do (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** As long as what SHA-1 makes of it, as RFC 4226 advises. */
const secretBytes = 20;
/** How many steps a clock may be before or behind ours. */
const window = 1;

/** A new secret, in base32 as apps take it. */
export function newTotpSecret({ randomBytes }: Pick<Dependencies, 'randomBytes'>): string {
	return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32;
}

/** The address (otpauth:) that an app reads a secret from, with what it calls the account. */
export function totpAddress(secret: string, email: string): string {
	return new TOTP({ ...settings, secret, issuer: site.name, label: email }).toString();
}

/** Which 30 seconds since 1970 a code belongs to, this one or one beside it; null where it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const totp = new TOTP({ ...settings, secret });
	const delta = totp.validate({ token: code, timestamp, window });
	return delta === null ? null : totp.counter({ timestamp }) + delta;
}
