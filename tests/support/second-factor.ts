import { TOTP } from 'otpauth';

import type { Database } from '#src/server/db/database.ts';
import { secondFactors } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import type { Read } from './http.ts';

/** What the app of a test makes its codes from. */
export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What an app shows so many seconds after `testNow`. */
export function codeAt(seconds = 0, from = secret): string {
	const timestamp = testNow.getTime() + seconds * 1000;
	return new TOTP({ secret: from }).generate({ timestamp });
}

/** What an app never shows in the minutes around `testNow`. */
export function wrongCode(): string {
	const right = new Set([-2, -1, 0, 1, 2, 3, 4].map((steps) => codeAt(steps * 30)));
	return ['000000', '000001', '000002', '000003'].find((code) => !right.has(code)) ?? '';
}

/** Gives an account a second factor whose codes are `codeAt`. */
export async function storeSecondFactor(db: Database, userId: number): Promise<void> {
	await db
		.insert(secondFactors)
		.values({ userId, secret: `plain:${secret}`, confirmedAt: testNow })
		.onConflictDoUpdate({ target: secondFactors.userId, set: { confirmedAt: testNow } });
}

/** The cookies that a browser holds after an answer, as it sends them back. */
export function cookiesAfter({ headers }: Read): string {
	const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
	return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}
