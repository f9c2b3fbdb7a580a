import { and, asc, gt, ne } from 'drizzle-orm';

import { referencesMeant } from '#src/domain/bookings/kind-reference.ts';
import type { CallSlot } from '#src/domain/requests/call-slots.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { callBacks, deskItems } from '../db/schema.ts';
import { isAbout } from '../inbox/where-it-stands.ts';

/** The hours in which the desk is still to call about a booking, the soonest first: few are asked for so far ahead. */
export async function selectExpectedCalls(
	db: Database,
	reference: string,
	now: Date,
): Promise<CallSlot[]> {
	const rows = await db
		.select({ said: callBacks.reference, from: callBacks.slotFrom, to: callBacks.slotTo })
		.from(callBacks)
		.innerJoin(deskItems, isAbout('call-back', callBacks.id))
		.where(and(ne(deskItems.state, 'Done'), gt(callBacks.slotTo, now)))
		.orderBy(asc(callBacks.slotFrom), asc(callBacks.id));
	return rows
		.filter(({ said }) => referencesMeant(said, site.referencePrefix).includes(reference))
		.map(({ from, to }) => ({ from, to }));
}
