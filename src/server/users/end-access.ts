import type { Database } from '../db/database.ts';
import { deleteCodeStepsOf } from './queries/code-steps.ts';
import { deleteKnownDevicesOf } from './queries/known-devices.ts';
import { deleteSessionsOf } from './queries/sessions.ts';

/** Ends all that sign-ins to an account have left: its sessions, sign-ins that wait for a code, and known devices. */
export async function endAccess(transaction: Database, userId: number): Promise<void> {
	await deleteSessionsOf(transaction, userId);
	await deleteCodeStepsOf(transaction, userId);
	await deleteKnownDevicesOf(transaction, userId);
}
