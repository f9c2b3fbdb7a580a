import { addSeconds } from 'date-fns/addSeconds';

import type { Database } from '../db/database.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import {
	deleteKnownDevice,
	deleteKnownDevicesOf,
	insertKnownDevice,
	isKnownDevice,
} from './queries/known-devices.ts';
import { knownDeviceCookie } from './token-cookie.ts';

/** From the last sign-in on. */
const lifetimeSeconds = 180 * 24 * 60 * 60;
/** The latest so many are known: who signs in on a sixth device makes the account forget the first. */
const mostDevices = 5;

/**
 * The hash of the token of a device that an account knows; null where it knows none of the request's.
 * @param userId undefined where there is no such account: that takes as long
 */
export async function knownDevice(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	request: Request,
	userId: number | undefined,
): Promise<string | null> {
	const token = knownDeviceCookie.tokenIn(request);
	if (token === null) return null;
	const tokenHash = tokenHashOf(token);
	// No account has the number 0.
	const isKnown = await isKnownDevice(db, { tokenHash, userId: userId ?? 0, now: now() });
	return isKnown ? tokenHash : null;
}

/**
 * Makes the browser known to an account that has just signed in, by a new token.
 * @returns the value of `Set-Cookie`
 */
export async function rememberDevice(
	transaction: Database,
	deps: Pick<Dependencies, 'now' | 'randomBytes'>,
	request: Request,
	userId: number,
): Promise<string> {
	const createdAt = deps.now();
	const token = newToken(deps);
	const before = knownDeviceCookie.tokenIn(request);
	if (before !== null) await deleteKnownDevice(transaction, tokenHashOf(before));
	await insertKnownDevice(transaction, {
		tokenHash: tokenHashOf(token),
		userId,
		createdAt,
		expiresAt: addSeconds(createdAt, lifetimeSeconds),
	});
	await deleteKnownDevicesOf(transaction, userId, mostDevices);
	return knownDeviceCookie.given(request, token, lifetimeSeconds);
}
