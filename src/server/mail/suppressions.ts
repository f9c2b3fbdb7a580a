import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';

import type { MuteReason } from '#src/domain/requests/suppression.ts';

import type { Database } from '../db/database.ts';
import { mutedAddresses } from '../db/schema.ts';

/** The condition that no letter goes to an address, in whatever case it is written. */
export function isMuted(address: AnyColumn): SQL {
	return sql`exists (select 1 from ${mutedAddresses} where ${mutedAddresses.address} = lower(${address}))`;
}

/** Why no letter goes to an address; null where letters go there. */
export async function whyMuted(db: Database, address: string): Promise<MuteReason | null> {
	const [muted] = await db
		.select({ reason: mutedAddresses.reason })
		.from(mutedAddresses)
		.where(eq(mutedAddresses.address, address.toLowerCase()));
	return muted?.reason ?? null;
}

/**
 * Keeps letters from an address.
 * @returns the new row; null where it was muted before, for whatever reason
 */
export async function mute(
	db: Database,
	address: string,
	reason: MuteReason,
): Promise<typeof mutedAddresses.$inferSelect | null> {
	const [muted] = await db
		.insert(mutedAddresses)
		.values({ address: address.toLowerCase(), reason })
		.onConflictDoNothing()
		.returning();
	return muted ?? null;
}
