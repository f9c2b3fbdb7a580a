import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { addNote, noteMessages, takeNoteBack } from '#src/contract/desk/booking-note.ts';
import { bookingNotes, bookings } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());

let cookie = '';
beforeEach(async () => {
	await db.insert(bookings).values(storedBooking(1));
	({ cookie } = await signedIn({ email: 'ana@example.com', fullName: 'Ana', isAgent: true }));
});

async function noted(): Promise<number> {
	const body = { body: 'Tell them that we lost their bags.' };
	const headers = { Cookie: cookie };
	const answer = await send(handle, deps, 'POST', '/api/desk/bookings/1/notes', { body, headers });
	return z.parse(addNote.reply, answer.body).id;
}

function takeBack(id: number, { as = cookie, minutes = 0 } = {}) {
	const now = () => new Date(testNow.getTime() + minutes * 60_000);
	const path = takeNoteBack.path.replace(':id', String(id));
	return send(handle, { ...deps, now }, 'DELETE', path, { headers: { Cookie: as } });
}

test('whoever wrote a note takes it back for ten minutes, and nothing of it stays', async () => {
	const id = await noted();
	expect(await takeBack(id, { minutes: 9 })).toMatchObject({ status: 200, body: { id } });
	expect(await db.$count(bookingNotes)).toBe(0);
	// Pressed twice, the second is told that it is gone.
	expect(await takeBack(id)).toMatchObject({
		status: 404,
		body: { message: noteMessages.missing },
	});
});

test('afterwards it stays, and a colleague never takes it back', async () => {
	const id = await noted();
	const { cookie: ben } = await signedIn({ email: 'ben@example.com', isAgent: true });
	expect(await takeBack(id, { as: ben })).toMatchObject({
		status: 403,
		body: { message: noteMessages.notYours },
	});
	expect(await takeBack(id, { minutes: 10 })).toMatchObject({
		status: 409,
		body: { message: noteMessages.tooLate },
	});
	expect(await db.$count(bookingNotes)).toBe(1);
});

test('what asks an administrator for something stays with its answer', async () => {
	const sold = { type: 'tour', status: 'Confirmed', totalPrice: 1000 } as const;
	await db.update(bookings).set({ ...sold, paid: 1000, departureDate: '2027-01-10' });
	const headers = { Cookie: cookie };
	const body = { kind: 'cancellation', amount: 1000, reason: 'They lost their mother' };
	const path = '/api/desk/bookings/1/approvals';
	await send(handle, deps, 'POST', path, { body, headers });
	const [note] = await db.select().from(bookingNotes);
	expect(await takeBack(note?.id ?? 0)).toMatchObject({ status: 409 });
	expect(await db.$count(bookingNotes)).toBe(1);
});
