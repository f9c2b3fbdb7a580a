import type { OperationReply } from '#src/contract/desk/operation.ts';

import { publishDecision } from '../../departures/publish-seats.ts';

/** An operation that is stored, and the tours of whose departures it took seats, or gave them back. */
export type SeatsChanged = { reply: OperationReply; tourIds: readonly number[] };

/** Lets the public see which seats an operation changed, once it is stored; returns what the desk is told. */
export async function publishSeats({ reply, tourIds }: SeatsChanged): Promise<OperationReply> {
	for (const tourId of new Set(tourIds)) await publishDecision(tourId);
	return reply;
}
