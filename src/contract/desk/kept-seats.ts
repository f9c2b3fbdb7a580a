import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { keptSeatsDecision } from '../trips/kept-seats.ts';
import { operationBasics, operationReply } from './operation.ts';

/** What a traveller says of them on the telephone. 409 where none are kept any more. */
export const answerKeptSeatsAtDesk = forDesk(
	attempted(
		'/api/desk/bookings/:id/kept-seats',
		z.strictObject({ ...operationBasics, seats: rowId, answer: keptSeatsDecision }),
		operationReply,
	),
);
