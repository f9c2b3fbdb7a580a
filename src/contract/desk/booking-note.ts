import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';

/** Characters of a note. */
const noteLength = { least: 2, most: 4000 } as const;

/** What the desk noted of a booking for itself. */
export type BookingNote = z.infer<typeof bookingNote>;
export const bookingNote = z.object({
	id: rowId,
	body: z.string(),
	author: z.string(),
	createdAt: z.iso.datetime(),
});

const noteText = text({
	min: noteLength.least,
	max: noteLength.most,
	message: 'Please write a note.',
}).check(noCardNumber);

/** Stores a note; the traveller never sees it. 404 where there is no such booking. */
export const addNote = forDesk(
	attempted('/api/desk/bookings/:id/notes', z.strictObject({ body: noteText }), bookingNote),
);
