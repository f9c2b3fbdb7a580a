import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';

import { unattendedHeader } from '#src/contract/http/unattended.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { retention } from '#src/domain/people/retention.ts';
import { deviceWords } from '#src/domain/users/device-words.ts';
import { type RoleFlags, worksAtDesk } from '#src/domain/users/role.ts';
import { idleHours } from '#src/domain/users/session-times.ts';

import type { Database } from '../db/database.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { deleteExpiredTokens } from './queries/expired-tokens.ts';
import {
	deleteSession,
	extendSession,
	insertSession,
	seeSession,
	selectSession,
	type StoredSession,
} from './queries/sessions.ts';
import { sessionUserOf } from './session-user.ts';
import { sessionCookie } from './token-cookie.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** In seconds; a visitor's begins anew while it is used, one of the desk's does not. */
const lifetime = { visitor: retention.sessions.span.days * day, desk: 12 * hour };
/** How much of a visitor's session may pass, in seconds, before its use is written down. */
const extendedAfter = day;
/** How long ago an administrator's work may have been written down before more of it is. */
const seenAfterMinutes = 5;

/** Who is signed in, and the cookie to send where it has to be renewed. */
export type CurrentSession = {
	user: SessionUser | null;
	cookie: string | null;
	/** Nobody is, because an administrator's session has ended for want of work. */
	isIdle: boolean;
	/** When its owner last gave the password again; null: not since signing in. */
	confirmedAt: Date | null;
};

const nobody: CurrentSession = { user: null, cookie: null, isIdle: false, confirmedAt: null };

/**
 * Who sent the request: nobody where no one is signed in, or the session or the account has ended. A visitor's
 * session begins anew with it, at most once a day; an administrator's ends after a time without work.
 */
export async function continueSession(
	deps: Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>,
	request: Request,
): Promise<CurrentSession> {
	const { db } = deps;
	const now = deps.now();
	const token = sessionCookie.tokenIn(request);
	if (token === null) return nobody;
	const tokenHash = tokenHashOf(token);
	const session = await selectSession(db, tokenHash);
	if (session?.status !== 'active' || isOver(session, now)) return nobody;

	const user = sessionUserOf(session.user, session.hasSecondFactor, deps);
	if (worksAtDesk(user)) {
		if (session.lastSeenAt <= idleSince(now)) return { ...nobody, isIdle: true };
		const isSeen = addMinutes(session.lastSeenAt, seenAfterMinutes) > now;
		if (!isSeen && !request.headers.has(unattendedHeader)) await seeSession(db, tokenHash, now);
		return { ...nobody, user, confirmedAt: session.confirmedAt };
	}
	const fresh = addSeconds(now, lifetime.visitor);
	const isDue = fresh.getTime() - session.expiresAt.getTime() >= extendedAfter * 1000;
	if (!isDue) return { ...nobody, user };
	const isOpen = await extendSession(db, tokenHash, fresh);
	if (!isOpen) return nobody;
	return { ...nobody, user, cookie: sessionCookie.given(request, token, lifetime.visitor) };
}

/** An administrator's session that was last seen then, or before, has ended. */
export function idleSince(now: Date): Date {
	return addHours(now, -idleHours);
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
	{ id, ...role }: RoleFlags & { id: number },
): Promise<string> {
	const createdAt = deps.now();
	const isOfDesk = worksAtDesk(role);
	const seconds = lifetime[isOfDesk ? 'desk' : 'visitor'];
	const token = newToken(deps);
	const before = sessionCookie.tokenIn(request);
	if (before !== null) await deleteSession(transaction, tokenHashOf(before));
	await deleteExpiredTokens(transaction, createdAt);
	await insertSession(transaction, {
		tokenHash: tokenHashOf(token),
		userId: id,
		createdAt,
		expiresAt: addSeconds(createdAt, seconds),
		lastSeenAt: createdAt,
		confirmedAt: null,
		// Visitors have no list of sessions to find it in.
		device: isOfDesk ? deviceWords(request.headers.get('User-Agent') ?? '') : '',
	});
	return sessionCookie.given(request, token, seconds);
}

/** Ends the session of the request, if there is one. */
export async function endSession(
	{ db }: Pick<Dependencies, 'db'>,
	request: Request,
): Promise<void> {
	const token = sessionCookie.tokenIn(request);
	if (token !== null) await deleteSession(db, tokenHashOf(token));
}

/** What is stored of the token that a request carries; '' where it carries none. */
export function ownTokenHash(request: Request): string {
	const token = sessionCookie.tokenIn(request);
	return token === null ? '' : tokenHashOf(token);
}

function isOver({ createdAt, expiresAt, user }: StoredSession, now: Date): boolean {
	// Whoever came to work at the desk meanwhile has its hours too.
	const longest = addSeconds(createdAt, lifetime.desk);
	return expiresAt <= now || (worksAtDesk(user) && longest <= now);
}
