import { createCipheriv, createDecipheriv } from 'node:crypto';

import { log } from '../platform/log.ts';
import type { Dependencies } from '../world/dependencies.ts';

// A password is stored as a hash; what makes codes has to be read again. Sealed, a copy of the database makes none.
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const marks = { plain: 'plain:', sealed: 'sealed:' } as const;

type Keyed = Pick<Dependencies, 'secondFactorKey'>;

/** A secret as it is stored: sealed where the server has a key, else as it is. */
export function sealSecret(
	secret: string,
	{ secondFactorKey, randomBytes }: Keyed & Pick<Dependencies, 'randomBytes'>,
): string {
	if (secondFactorKey === null) return marks.plain + secret;
	const nonce = randomBytes(nonceBytes);
	const sealing = createCipheriv(cipher, keyOf(secondFactorKey), nonce);
	const sealed = [nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()];
	return marks.sealed + Buffer.concat(sealed).toString('base64');
}

/** The secret that was stored; null, which is logged, where it was sealed by another key than the server's. */
export function openSecret(stored: string, { secondFactorKey }: Keyed): string | null {
	if (stored.startsWith(marks.plain)) return stored.slice(marks.plain.length);
	try {
		if (secondFactorKey === null) throw new Error('There is no key.');
		const bytes = Buffer.from(stored.slice(marks.sealed.length), 'base64');
		const opening = createDecipheriv(cipher, keyOf(secondFactorKey), bytes.subarray(0, nonceBytes));
		opening.setAuthTag(bytes.subarray(-tagBytes));
		const secret = opening.update(bytes.subarray(nonceBytes, -tagBytes));
		return Buffer.concat([secret, opening.final()]).toString('utf8');
	} catch {
		log(
			'error',
			'a second factor cannot be read: is SECOND_FACTOR_KEY the one it was sealed by?',
			{},
		);
		return null;
	}
}

function keyOf(hexadecimal: string): Buffer {
	return Buffer.from(hexadecimal, 'hex');
}
