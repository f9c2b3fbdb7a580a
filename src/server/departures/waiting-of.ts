import { and, asc, eq, gt, or } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { waitingList } from '../db/schema.ts';

/** Somebody who waits for seats of a departure, or has an offer of some: for the desk alone. */
export type WaitingPerson = {
	id: number;
	name: string;
	email: string;
	travellers: number;
	status: 'waiting' | 'offered';
	/** Until when seats are held for them; null of those who wait. */
	offeredUntil: Date | null;
	createdAt: Date;
};

/** The most that a list of them holds: more wait for no departure. */
const most = 200;

/** Who waits for seats of a departure at a moment, in the order in which seats are offered. */
export async function waitingOf(
	db: Database,
	departureId: number,
	now: Date,
): Promise<WaitingPerson[]> {
	const { id, name, email, travellers, status, offeredUntil, createdAt } = waitingList;
	const isOffered = and(eq(status, 'offered'), gt(offeredUntil, now));
	const rows = await db
		.select({ id, name, email, travellers, status, offeredUntil, createdAt })
		.from(waitingList)
		.where(and(eq(waitingList.departureId, departureId), or(eq(status, 'waiting'), isOffered)))
		.orderBy(asc(id))
		.limit(most);
	return rows.map((row) =>
		row.status === 'offered'
			? { ...row, status: 'offered' }
			: { ...row, status: 'waiting', offeredUntil: null },
	);
}
