import { addSeconds } from 'date-fns/addSeconds';

import type { SessionUser } from '#src/contract/users/account.ts';
import { retention } from '#src/domain/people/retention.ts';

import type { Database } from '../db/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import {
	deleteExpiredSessions,
	deleteSession,
	extendSession,
	insertSession,
	selectSession,
	type StoredSession,
} from './queries/sessions.ts';
import { newToken, tokenHashOf } from './secret-token.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** In seconds; a visitor's begins anew while it is used, an administrator's does not. */
const lifetime = { visitor: retention.sessions.span.days * day, administrator: 12 * hour };
/** How much of a visitor's session may pass, in seconds, before its use is written down. */
const extendedAfter = day;

/** Who is signed in, and the cookie to send where it has to be renewed. */
export type CurrentSession = { user: SessionUser | null; cookie: string | null };

const nobody: CurrentSession = { user: null, cookie: null };

/**
 * Who sent the request: nobody where no one is signed in, or the session or the account has ended. A visitor's
 * session begins anew with it, at most once a day.
 */
export async function continueSession(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	request: Request,
): Promise<CurrentSession> {
	const token = sessionToken(request);
	const session = token === null ? null : await openSession(db, token, now());
	if (token === null || session === null) return nobody;
	const { user, expiresAt } = session;
	const fresh = addSeconds(now(), lifetime.visitor);
	const isDue = fresh.getTime() - expiresAt.getTime() >= extendedAfter * 1000;
	if (user.isAdmin || !isDue) return { user, cookie: null };
	const isOpen = await extendSession(db, tokenHashOf(token), fresh);
	if (!isOpen) return nobody;
	return { user, cookie: sessionCookie(request, token, lifetime.visitor) };
}

/**
 * Signs an account in with a new token, ends the session that the browser had before, and forgets expired ones.
 * @param transaction in which the account is locked or new
 * @returns the value of `Set-Cookie`
 */
export async function startSession(
	transaction: Database,
	deps: Pick<Dependencies, 'now' | 'randomBytes'>,
	request: Request,
	{ id, isAdmin }: Pick<SessionUser, 'id' | 'isAdmin'>,
): Promise<string> {
	const createdAt = deps.now();
	const seconds = lifetime[isAdmin ? 'administrator' : 'visitor'];
	const token = newToken(deps);
	const before = sessionToken(request);
	if (before !== null) await deleteSession(transaction, tokenHashOf(before));
	await deleteExpiredSessions(transaction, createdAt);
	await insertSession(transaction, {
		tokenHash: tokenHashOf(token),
		userId: id,
		createdAt,
		expiresAt: addSeconds(createdAt, seconds),
	});
	return sessionCookie(request, token, seconds);
}

/** Ends the session of the request, if there is one. */
export async function endSession(
	{ db }: Pick<Dependencies, 'db'>,
	request: Request,
): Promise<void> {
	const token = sessionToken(request);
	if (token !== null) await deleteSession(db, tokenHashOf(token));
}

async function openSession(db: Database, token: string, now: Date): Promise<StoredSession | null> {
	const session = await selectSession(db, tokenHashOf(token));
	if (session?.status !== 'active') return null;
	// Whoever became an administrator meanwhile has an administrator's hours too.
	const longest = addSeconds(session.createdAt, lifetime.administrator);
	const isOver = session.expiresAt <= now || (session.user.isAdmin && longest <= now);
	return isOver ? null : session;
}
