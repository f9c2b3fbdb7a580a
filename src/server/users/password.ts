import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id as OWASP's password storage cheat sheet advises: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

type Cost = typeof cost;

const derive = promisify(argon2);

/** Hashes a password with a salt of its own, as a PHC string that says how it was made. Takes about 60 ms. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes);
	return phcString(cost, salt, await argon2id(password, salt, cost, hashBytes));
}

/**
 * Whether the password is the one that was hashed, with whatever cost it was hashed then; false for an unreadable hash.
 * @param phc null where there is no account: that takes as long as a wrong password does
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
	if (phc === null) {
		await argon2id(password, randomBytes(saltBytes), cost, hashBytes);
		return false;
	}
	const stored = readPhcString(phc);
	if (stored === null) return false;
	const { salt, hash } = stored;
	return timingSafeEqual(hash, await argon2id(password, salt, stored.cost, hash.length));
}

/** Whether the hash was made at another cost than today's, so that the next sign-in should replace it. */
export function needsRehash(phc: string): boolean {
	const stored = readPhcString(phc);
	return stored === null || parameters(stored.cost) !== parameters(cost);
}

function argon2id(
	password: string,
	salt: Buffer,
	{ memory, passes, parallelism }: Cost,
	length: number,
) {
	// One text can be typed as different code points: é as one, or as e and an accent.
	const message = password.normalize('NFC');
	return derive('argon2id', {
		message,
		nonce: salt,
		memory,
		passes,
		parallelism,
		tagLength: length,
	});
}

function phcString(made: Cost, salt: Buffer, hash: Buffer): string {
	return `$argon2id$v=19$${parameters(made)}$${unpadded(salt)}$${unpadded(hash)}`;
}

function parameters({ memory, passes, parallelism }: Cost): string {
	return `m=${memory},t=${passes},p=${parallelism}`;
}

function unpadded(bytes: Buffer): string {
	return bytes.toString('base64').replaceAll('=', '');
}

const phcPattern =
	/^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,})\$([\w+/]{22,})$/;

function readPhcString(phc: string) {
	const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(phc) ?? [];
	if (salt === undefined || hash === undefined) return null;
	return {
		cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
		salt: Buffer.from(salt, 'base64'),
		hash: Buffer.from(hash, 'base64'),
	};
}
