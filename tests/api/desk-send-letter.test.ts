import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { changes, outbox } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { apiRequest, send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { personAs } from '../support/desk-calls.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { askTripPage } from '../support/trip-pages.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { ask, deps, asAgent, store, perform, done, undo, bookingNow, letters } = operationCalls(db);
beforeEach(() => asAgent());

const letter = {
	subject: 'your boots, {reference}',
	body: 'Dear {name},\n\n{balance} of {total} is open.\n\n{agent}',
};
const booked = () =>
	store(1, { totalPrice: 1000, name: 'Ada Lovelace', email: 'ada@example.com', heldUntil: null });

test('a letter is filled in, waits ten minutes, leads to the trip, and can be taken back', async () => {
	const id = await booked();
	const { booking, operation } = await done(id, 'letters', letter);
	const reference = booking.bookingId;
	expect(booking).toMatchObject({ version: 2, totalPrice: 1000 });
	expect(operation).toMatchObject({
		action: 'send letter',
		summary: `Letter sent: your boots, ${reference}`,
		hasWaitingLetter: true,
	});
	const [written] = await letters();
	expect(written).toMatchObject({
		kind: 'desk-letter',
		recipient: 'ada@example.com',
		subject: `${site.name}: your boots, ${reference}`,
		body: expect.stringMatching(
			/^Dear Ada Lovelace,\n\n\$1,000\.00 of \$1,000\.00 is open\.\n\nAna\n/,
		),
		bookingId: id,
		nextAttemptAt: addMinutes(testNow, 10),
	});
	expect(written?.body).toContain(`/trip/${reference}`);
	expect(await db.select().from(changes)).toMatchObject([
		{ before: { letter: null }, after: { letter: `your boots, ${reference}` } },
	]);
	await undo(operation);
	expect(await letters()).toMatchObject([{ cancelledAt: testNow, sentAt: null }]);
	expect((await bookingNow(id)).version).toBe(3);
});

test('a letter stands in the conversation of the booking and of its person, and not on the page of the trip', async () => {
	const id = await booked();
	const { booking, operation } = await done(id, 'letters', { ...letter, body: 'The light ones.' });
	const reference = booking.bookingId;
	const conversation = async () => {
		const { body } = await ask(handle, 'GET', `/api/desk/bookings/${id}`);
		return bookingPageView.parse(body).trip.messages;
	};
	const written = { subject: `your boots, ${reference}`, body: 'The light ones.', author: 'Ana' };
	const waits = { state: 'waiting', at: addMinutes(testNow, 10).toISOString() };
	expect(await conversation()).toMatchObject([{ kind: 'letter', ...written, letter: waits }]);
	const { entries } = await personAs(ask, `booking-${id}`, { kind: 'message' });
	expect(entries).toMatchObject([
		{ author: 'Ana', text: `${written.subject}\n\nThe light ones.`, about: { label: reference } },
	]);
	const cookie = await visitCookie(db, { id, reference });
	const sent = { headers: { Cookie: cookie } };
	const drawn: unknown[] = [];
	await askTripPage(apiRequest('GET', `/trip/${reference}`, sent), deps, async ({ view }) => {
		drawn.push(view?.messages);
		return { title: 'Trip', html: '' };
	});
	expect(drawn).toEqual([[]]);
	// It is held of them all the same.
	const data = await send(handle, deps, 'GET', `/api/trips/${reference}/data`, sent);
	expect(JSON.parse(String(data.body))).toMatchObject({ held: { messages: [{ kind: 'letter' }] } });
	await undo(operation);
	const cancelled = { state: 'cancelled', at: testNow.toISOString() };
	expect(await conversation()).toMatchObject([{ kind: 'letter', letter: cancelled }]);
	await db.delete(outbox);
	expect(await conversation()).toMatchObject([{ ...written, letter: null }]);
});

test('what cannot be filled in, or is no letter, is refused at its field, and nothing is stored', async () => {
	const id = await booked();
	const wrong: [object, string, RegExp][] = [
		[{ body: 'Until {hold end}.' }, 'body', /^\{hold end\} is not known here/],
		[{ subject: 'About {job}' }, 'subject', /^\{job\} is not known here/],
		[{ subject: 'About {jbo}' }, 'subject', /^There is no variable \{jbo\}/],
		[{ letter: 'none' }, 'letter', /is none/],
		[{ body: 'Card 4111 1111 1111 1111' }, 'body', /never kept/],
	];
	for (const [change, path, message] of wrong) {
		const { status, body } = await perform(id, 'letters', { ...letter, ...change, version: 1 });
		expect([status, body]).toMatchObject([
			400,
			{ issues: [{ path, message: expect.stringMatching(message) }] },
		]);
	}
	expect([await letters(), (await bookingNow(id)).version]).toEqual([[], 1]);
});
