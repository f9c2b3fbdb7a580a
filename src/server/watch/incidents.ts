import { and, eq, lte, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { incidents } from '../db/schema.ts';
import type { IncidentKind } from './alert.ts';

/** An incident that the caller, and nobody else until `until`, is to tell of. */
type Claim = { now: Date; until: Date };

/** What of an incident somebody has to be told. */
export type Untold = { beganAt: Date; wasTold: boolean };

/** Notes that something is wrong. @returns null where that was told already, or somebody is telling it */
export async function claimBeginning(
	db: Database,
	kind: IncidentKind,
	{ now, until }: Claim,
): Promise<Untold | null> {
	const [claimed] = await db
		.insert(incidents)
		.values({ kind, beganAt: now, claimedUntil: until })
		.onConflictDoUpdate({
			target: incidents.kind,
			set: { claimedUntil: until },
			setWhere: sql`${incidents.toldAt} is null and ${lte(incidents.claimedUntil, now)}`,
		})
		.returning();
	return claimed ? { beganAt: claimed.beganAt, wasTold: false } : null;
}

/** Notes that nothing is wrong any more. @returns null where nothing was, or somebody is telling it */
export async function claimEnd(
	db: Database,
	kind: IncidentKind,
	{ now, until }: Claim,
): Promise<Untold | null> {
	const [claimed] = await db
		.update(incidents)
		.set({ claimedUntil: until })
		.where(and(eq(incidents.kind, kind), lte(incidents.claimedUntil, now)))
		.returning();
	return claimed ? { beganAt: claimed.beganAt, wasTold: claimed.toldAt !== null } : null;
}

export async function markTold(db: Database, kind: IncidentKind, toldAt: Date): Promise<void> {
	await db.update(incidents).set({ toldAt }).where(eq(incidents.kind, kind));
}

export async function forgetIncident(db: Database, kind: IncidentKind): Promise<void> {
	await db.delete(incidents).where(eq(incidents.kind, kind));
}
