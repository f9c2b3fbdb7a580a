import { expect, test } from 'vitest';

import { hashPassword, needsRehash, verifyPassword } from '#src/server/users/password.ts';

test('a password matches its own hash and no other does', async () => {
	const hash = await hashPassword('correct horse');
	expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(await verifyPassword('correct horse', hash)).toBe(true);
	expect(await verifyPassword('correct horsf', hash)).toBe(false);
	expect(await verifyPassword('', hash)).toBe(false);
});

test('no password is that of an account that is not there', async () => {
	expect(await verifyPassword('', null)).toBe(false);
	expect(await verifyPassword('correct horse', null)).toBe(false);
});

test('two hashes of one password differ', async () => {
	expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('an accent counts the same however it was typed', async () => {
	expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('a hash of the reference implementation at another cost is verified and due for renewal', async () => {
	// From the README of github.com/P-H-C/phc-winner-argon2, with -id.
	const reference =
		'$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
	expect(await verifyPassword('password', reference)).toBe(true);
	expect(needsRehash(reference)).toBe(true);
	expect(needsRehash(await hashPassword('x'))).toBe(false);
});

test.each([
	'',
	'plain',
	'$argon2id$v=19$m=1,t=1,p=1$c2FsdA$c2hvcnQ',
	'$2b$10$abcdefghijklmnopqrstuv',
])('nothing matches the unreadable hash "%s"', async (hash) => {
	expect(await verifyPassword(hash, hash)).toBe(false);
	expect(needsRehash(hash)).toBe(true);
});
