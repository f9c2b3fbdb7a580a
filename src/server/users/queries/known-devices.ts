import { and, desc, eq, gt, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { knownDevices } from '../../db/schema.ts';

/** Whether a device is known to an account. */
export async function isKnownDevice(
	db: Database,
	{ tokenHash, userId, now }: { tokenHash: string; userId: number; now: Date },
): Promise<boolean> {
	const known = await db.$count(
		knownDevices,
		and(
			eq(knownDevices.tokenHash, tokenHash),
			eq(knownDevices.userId, userId),
			gt(knownDevices.expiresAt, now),
		),
	);
	return known === 1;
}

export async function insertKnownDevice(
	transaction: Database,
	device: Required<typeof knownDevices.$inferInsert>,
): Promise<void> {
	await transaction.insert(knownDevices).values(device);
}

export async function deleteKnownDevice(transaction: Database, tokenHash: string): Promise<void> {
	await transaction.delete(knownDevices).where(eq(knownDevices.tokenHash, tokenHash));
}

/** Forgets the devices of an account but so many of the latest. */
export async function deleteKnownDevicesOf(
	transaction: Database,
	userId: number,
	kept = 0,
): Promise<void> {
	const older = transaction
		.select({ tokenHash: knownDevices.tokenHash })
		.from(knownDevices)
		.where(eq(knownDevices.userId, userId))
		.orderBy(desc(knownDevices.createdAt), desc(knownDevices.tokenHash))
		.offset(kept);
	await transaction.delete(knownDevices).where(inArray(knownDevices.tokenHash, older));
}
