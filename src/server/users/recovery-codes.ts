import { hash } from 'node:crypto';

import { recoveryCodeCount, recoveryCodeDigits } from '#src/domain/users/second-factor.ts';

import type { Dependencies } from '../world/dependencies.ts';

/** So many more bits than the digits need that each is as likely as any other. */
const drawnBytes = 24;

/** New recovery codes, digits alone. */
export function newRecoveryCodes({ randomBytes }: Pick<Dependencies, 'randomBytes'>): string[] {
	return Array.from({ length: recoveryCodeCount }, () => {
		const drawn = BigInt(`0x${Buffer.from(randomBytes(drawnBytes)).toString('hex')}`);
		return String(drawn % 10n ** BigInt(recoveryCodeDigits)).padStart(recoveryCodeDigits, '0');
	});
}

/** What is stored of a recovery code, in hexadecimal. With 66 bits it needs no slow hash. */
export function recoveryCodeHash(digits: string): string {
	return hash('sha256', digits);
}
