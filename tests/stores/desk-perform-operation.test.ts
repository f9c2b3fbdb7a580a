import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import { changePrice } from '#src/contract/desk/change-price.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { bookings, operations } from '#src/server/db/schema.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';
import { undo } from '#src/stores/desk/undo-operation.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { type Network, stubNetwork } from '../support/browser-edge.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const { deps, signedIn } = administratorCalls(db);
let network: Network;

beforeEach(async () => {
	const { cookie } = await signedIn({ isAgent: true, fullName: 'Ana', email: 'ana@example.com' });
	await db.insert(bookings).values(storedBooking(1, { totalPrice: 1000 }));
	network = stubNetwork(async (request) => {
		if (!request.url.includes('/api/desk/')) return Response.json([]);
		request.headers.set('Cookie', cookie);
		return handle(request, deps);
	});
	$toasts.set([]);
});
afterEach(() => {
	vi.unstubAllGlobals();
	queryClient.clear();
});

/** Agrees on a total with the booking as the page has it by now. */
async function agree(total: number) {
	return performOperation({
		booking: await selectRow(db, bookingRows, 1),
		endpoint: changePrice,
		body: { total, reason: 'Promised on the phone' },
		failed: 'Price Not Changed',
		fields: ['total', 'reason'],
	});
}

test('an operation whose answer was lost is done once, also when it is asked for again of what it made', async () => {
	network.fates = ['answer lost', 'answer lost'];
	expect((await agree(900)).reply).toBeNull();
	expect($toasts.get()).toMatchObject([{ title: 'No answer yet', tone: 'destructive' }]);
	// The page shows by now that it was done: the booking is another version.
	const { reply } = await agree(900);
	expect(reply).toMatchObject({ booking: { totalPrice: 900, version: 2 } });
	expect(await db.$count(operations)).toBe(1);
	const attempts = network.sent.flatMap(({ attempt }) => (attempt === null ? [] : [attempt]));
	expect(new Set(attempts).size).toBe(1);
	expect($toasts.get()).toMatchObject([
		{ title: 'Price changed to $900.00', actions: [{ title: 'Undo' }, { title: 'Send now' }] },
	]);
	// The same words later are another operation.
	await agree(950);
	expect((await agree(900)).reply).toMatchObject({ booking: { version: 4 } });
	expect(await db.$count(operations)).toBe(3);
});

test('an operation whose answer was lost is asked for again at once, and its answer told', async () => {
	network.fates = ['answer lost'];
	expect((await agree(900)).reply).toMatchObject({ booking: { totalPrice: 900 } });
	expect(await db.$count(operations)).toBe(1);
	expect(network.sent.filter(({ attempt }) => attempt !== null).map(({ by }) => by)).toEqual([
		'fetch',
		'xhr',
	]);
});

test('what is refused is said at its field, and no toast says it again', async () => {
	const { reply, refused } = await agree(100);
	expect(reply).toBeNull();
	expect(refused.total).toContain('45%');
	expect($toasts.get()).toEqual([]);
});

test('the page tells of an operation, and that it was undone, with the answer: nothing undone is offered to be undone', async () => {
	const page = [readBookingPage.path, 1];
	queryClient.setQueryData(page, { booking: await selectRow(db, bookingRows, 1), operations: [] });
	const told = () => queryClient.getQueryData<BookingPageView>(page)?.operations;
	const first = (await agree(900)).reply?.operation;
	await agree(950);
	expect(told()).toMatchObject([
		{ summary: 'Price changed to $950.00', undoneAt: null },
		{ summary: 'Price changed to $900.00', undoneAt: null },
	]);
	const [last] = told() ?? [];
	if (!first || !last) throw new Error('The page tells of no operation.');
	await undo(last);
	expect(told()).toMatchObject([
		{ id: last.id, undoUntil: null, undoneAt: expect.any(String) },
		{ id: first.id, undoneAt: null },
	]);
});
