import type { DeedReply } from '#src/contract/desk/deed.ts';

import { publishDecision } from '../../departures/publish-seats.ts';

/** A deed that is stored, and the tours of whose departures it took seats, or gave them back. */
export type SeatsChanged = { reply: DeedReply; tourIds: readonly number[] };

/** Lets the public see which seats a deed changed, once it is stored; returns what the desk is told. */
export async function publishSeats({ reply, tourIds }: SeatsChanged): Promise<DeedReply> {
	for (const tourId of new Set(tourIds)) await publishDecision(tourId);
	return reply;
}
