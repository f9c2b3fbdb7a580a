import { hash } from 'node:crypto';

import type { Dependencies } from './dependencies.ts';

/** Nobody guesses 256 bits. */
const tokenBytes = 32;

/** A secret that opens something for whoever holds it: 43 characters that an address and a cookie can carry. */
export function newToken({ randomBytes }: Pick<Dependencies, 'randomBytes'>): string {
	return Buffer.from(randomBytes(tokenBytes)).toString('base64url');
}

/** What is stored of a token, in hexadecimal. It needs no salt and no slow hash, having nothing to be guessed by. */
export function tokenHashOf(token: string): string {
	return hash('sha256', token);
}
