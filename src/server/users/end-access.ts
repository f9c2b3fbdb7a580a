import type { Database } from '../db/database.ts';
import { deleteCodeStepsOf } from './queries/code-steps.ts';
import { deleteKnownDevicesOf } from './queries/known-devices.ts';
import { deleteSessionsOf } from './queries/sessions.ts';

/**
 * Ends all that sign-ins to an account have left: its sessions, sign-ins that wait for a code, and known devices.
 * @param except the token's hash of a session that goes on
 */
export async function endAccess(
	transaction: Database,
	userId: number,
	except?: string,
): Promise<void> {
	await deleteSessionsOf(transaction, userId, except);
	await deleteCodeStepsOf(transaction, userId);
	await deleteKnownDevicesOf(transaction, userId);
}
