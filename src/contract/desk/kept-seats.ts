import * as z from 'zod/mini';

import { largestRowId } from '../catalog/catalog.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { keptSeatsDecision } from '../trips/kept-seats.ts';
import { operationBasics, operationReply } from './operation.ts';

const unseen = 'seats must be the number of the seats.';
const seatsNumber = z.int(unseen).check(z.positive(unseen), z.maximum(largestRowId, unseen));

/** What a traveller says of them on the telephone. 409 where none are kept any more. */
export const answerKeptSeatsAtDesk = forDesk(
	attempted(
		'/api/desk/bookings/:id/kept-seats',
		z.strictObject({ ...operationBasics, seats: seatsNumber, answer: keptSeatsDecision }),
		operationReply,
	),
);
