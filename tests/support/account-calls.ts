import { createHook } from 'node:async_hooks';

import { beforeEach } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { getSession } from '#src/contract/users/account.ts';
import type { Database } from '#src/server/db/database.ts';
import { outbox, users } from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { ownHost, send, type Sent, testDependencies, testNow } from './api.ts';
import { emptyDatabase } from './database.ts';
import type { Read } from './http.ts';

export const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

/** A visitor's account, as it signs in and registers. */
export const ada = {
	username: 'ada',
	email: 'ada@example.com',
	fullName: 'Ada Lovelace',
	password,
};
export const boss = { username: 'boss@example.com', email: 'boss@example.com', password };

/** What a call may change: the world, the request's headers, and where it is sent. */
export type Changes = Partial<Dependencies> & {
	cookie?: string | undefined;
	headers?: Sent['headers'];
	origin?: string;
};

type NewUser = Partial<typeof users.$inferInsert>;

/** The accounts' function over a database, which every test finds empty. */
export function accountCalls(db: Database, world: Partial<Dependencies> = {}) {
	const deps = testDependencies(db, { limitsUses: false, ...world });

	beforeEach(() => emptyDatabase(db));

	function call(method: string, path: string, body: unknown, changes: Changes = {}) {
		const { cookie, headers, origin = ownHost, ...changed } = changes;
		const sent = { body, headers: { ...(cookie !== undefined && { Cookie: cookie }), ...headers } };
		return send(handle, { ...deps, ...changed }, method, `${origin}/api/${path}`, sent);
	}

	const post = (path: string, body: unknown, changes?: Changes) =>
		call('POST', path, body, changes);

	const session = (changes?: Changes) => call('GET', 'session', undefined, changes);

	/** Who the API says is signed in with a cookie. */
	async function whoIs(cookie: string | undefined, changes: Changes = {}) {
		const { body } = await session({ ...changes, cookie });
		return z.parse(getSession.reply, body).user;
	}

	/** Stores an account whose password is `password`; Ada's where nothing else is said. */
	async function store(changes: NewUser = {}): Promise<number> {
		const { username, email, fullName } = ada;
		const row = { username, email, fullName, passwordHash, ...changes };
		const [user] = await db.insert(users).values(row).returning();
		return user?.id ?? 0;
	}

	const letters = () => db.select().from(outbox).orderBy(outbox.id);

	return { db, post, session, whoIs, store, letters };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: Read): string | undefined {
	return headers.get('Set-Cookie')?.split(';')[0];
}

/** A clock that is so many seconds on. */
export function after(seconds: number): { now: () => Date } {
	return { now: () => new Date(testNow.getTime() + seconds * 1000) };
}

/** How many passwords are hashed while work is done, and how many of them at the same moment. */
export async function hashesDuring(work: () => Promise<unknown>) {
	const running = new Set<number>();
	const hashes = { all: 0, atOnce: 0 };
	const hook = createHook({
		init(id, type) {
			if (type !== 'ARGON2REQUEST') return;
			running.add(id);
			hashes.all += 1;
			hashes.atOnce = Math.max(hashes.atOnce, running.size);
		},
		after: (id) => void running.delete(id),
	});
	hook.enable();
	try {
		await work();
	} finally {
		hook.disable();
	}
	return hashes;
}
