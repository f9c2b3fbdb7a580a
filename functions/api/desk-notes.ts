import * as contract from '#src/contract/desk/note.ts';
import { addNote } from '#src/server/desk/people/notes/add-note.ts';
import { takeNoteBack } from '#src/server/desk/people/notes/take-note-back.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.addNote, ({ request, body, colleague, deps }) =>
		addNote(deps, { ...body, colleague, attempt: readAttempt(request, body) }),
	),
	deskRoute(contract.takeNoteBack, ({ id, colleague, deps }) =>
		takeNoteBack(deps, { colleague, id }),
	),
];
