import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { addNote, noteMessages, takeNoteBack } from '#src/contract/desk/note.ts';
import { readPerson } from '#src/contract/desk/person.ts';
import { bookings, callBacks, inquiries, notes, users } from '#src/server/db/schema.ts';

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
	const body = { of: 'booking-1', body: 'Tell them that we lost their bags.' };
	return z.parse(addNote.reply, (await write(body)).body).id;
}

function write(body: { of: string; body: string }) {
	return send(handle, deps, 'POST', addNote.path, { body, headers: { Cookie: cookie } });
}

function takeBack(id: number, { as = cookie, minutes = 0 } = {}) {
	const now = () => new Date(testNow.getTime() + minutes * 60_000);
	const path = takeNoteBack.path.replace(':id', String(id));
	return send(handle, { ...deps, now }, 'DELETE', path, { headers: { Cookie: as } });
}

test('whoever wrote a note takes it back for ten minutes, and nothing of it stays', async () => {
	const id = await noted();
	expect(await takeBack(id, { minutes: 9 })).toMatchObject({ status: 200, body: { id } });
	expect(await db.$count(notes)).toBe(0);
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
	expect(await db.$count(notes)).toBe(1);
});

test('what asks an administrator for something stays with its answer', async () => {
	const sold = { type: 'tour', status: 'Confirmed', totalPrice: 1000 } as const;
	await db.update(bookings).set({ ...sold, paid: 1000, departureDate: '2027-01-10' });
	const headers = { Cookie: cookie };
	const body = { kind: 'cancellation', amount: 1000, reason: 'They lost their mother' };
	const path = '/api/desk/bookings/1/approvals';
	await send(handle, deps, 'POST', path, { body, headers });
	const [note] = await db.select().from(notes);
	expect(await takeBack(note?.id ?? 0)).toMatchObject({ status: 409 });
	expect(await db.$count(notes)).toBe(1);
});

test('a note about anything that somebody left is theirs: on their page, and gone with what it is about', async () => {
	const ada = { name: 'Ada', email: 'ada@example.com', phone: '+1 212 555 0142' };
	await db.insert(inquiries).values({ ...ada, subject: 'Kyoto', message: 'Is it warm?' });
	const slot = { slotFrom: testNow, slotTo: addHours(testNow, 1) };
	await db.insert(callBacks).values({ ...ada, ...slot });
	await signedIn({ email: ada.email, fullName: 'Ada' });
	const [account] = await db
		.select({ id: users.id })
		.from(users)
		.where(eq(users.email, ada.email))
		.orderBy(users.id);
	const rows = ['inquiry-1', 'call-back-1', `account-${account?.id}`];
	for (const of of rows) {
		expect(await write({ of, body: `Said of ${of}` })).toMatchObject({ status: 200 });
	}
	expect(await write({ of: 'inquiry-9', body: 'Of nobody' })).toMatchObject({ status: 404 });
	expect(await write({ of: 'somebody-1', body: 'Of nobody' })).toMatchObject({ status: 400 });
	const path = `${readPerson.path}?of=inquiry-1&kind=note`;
	const answer = await send(handle, deps, 'GET', path, { headers: { Cookie: cookie } });
	const { entries, counts } = z.parse(readPerson.reply, answer.body);
	expect(counts.note).toBe(3);
	expect(entries.map((entry) => entry.kind === 'note' && entry.note.body)).toEqual(
		rows.map((of) => `Said of ${of}`).toReversed(),
	);
	await db.delete(inquiries);
	expect(await db.select({ body: notes.body }).from(notes).orderBy(notes.id)).toEqual([
		{ body: 'Said of call-back-1' },
		{ body: `Said of ${rows[2]}` },
	]);
});
