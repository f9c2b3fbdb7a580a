import * as z from 'zod/mini';

import { undoMinutes } from '#src/domain/bookings/operation.ts';

import { rowId } from '../catalog/catalog.ts';
import { attempted, forDesk, query } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';
import { personRowOf } from './person-row.ts';

/** Characters of a note. */
const noteLength = { least: 2, most: 4000 } as const;

/** What the desk noted for itself. */
export type Note = z.infer<typeof note>;
export const note = z.object({
	id: rowId,
	body: z.string(),
	author: z.string(),
	/** Whoever wrote it; null once their account is gone. */
	authorId: z.nullable(rowId),
	createdAt: z.iso.datetime(),
});

const noteText = text({
	min: noteLength.least,
	max: noteLength.most,
	message: 'Please write a note.',
}).check(noCardNumber);

/** What somebody writes. */
export const noteWords = z.strictObject({ body: noteText });

/** Stores a note of a booking, or of anything else that somebody left; they never see it. 404 where there is no such row. */
export const addNote = forDesk(
	attempted('/api/desk/notes', z.strictObject({ of: personRowOf, body: noteText }), note),
);

/** Takes a note back, for ten minutes. 403 to anybody but its writer; 409 once it is too late. */
export const takeNoteBack = forDesk(
	query('DELETE', '/api/desk/notes/:id', z.object({ id: rowId })),
);

export const noteMessages = {
	missing: 'There is no such note any more.',
	notYours: 'A note is taken back by whoever wrote it.',
	tooLate: `A note can be taken back for ${undoMinutes} minutes. Please add another one.`,
	asks: 'This note asks an administrator for something, and stays with the answer.',
} as const;
