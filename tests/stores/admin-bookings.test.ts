import { QueryObserver } from '@tanstack/query-core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { type BookingDecision, listBookings } from '#src/contract/desk/bookings.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { bookings } from '#src/server/db/schema.ts';
import { rememberBooking } from '#src/stores/bookings/remembered-bookings.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { bookingsQuery, refreshBookings } from '#src/stores/desk/bookings.ts';
import type { ListPage } from '#src/stores/desk/call-desk-api.ts';
import { openedRow } from '#src/stores/desk/change-row.ts';
import { cancel, confirm, statusWords } from '#src/stores/desk/decide.ts';
import { listView } from '#src/stores/desk/list-view.ts';
import { mostKept, queryClient } from '#src/stores/desk/query-client.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());
const everything = listView({ tab: 'bookings' });
const pending = listView({ tab: 'bookings', status: 'Pending Confirmation' });
let network: Network;

beforeEach(async () => {
	stubStorage();
	vi.stubGlobal('navigator', { onLine: true });
	const { cookie } = await signedIn({ email: 'desk@example.com', isAdmin: true });
	network = stubNetwork((request) => {
		request.headers.set('Cookie', cookie);
		const isDesk = request.url.includes('/api/desk/');
		return (isDesk ? handle : handle)(request, deps);
	});
	await db.insert(bookings).values([1, 2, 3].map((number) => storedBooking(number)));
});

afterEach(() => {
	queryClient.clear();
	$toasts.set([]);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test.each([
	['Confirmed', 'Booking has been confirmed.'],
	['Cancelled', 'Booking has been cancelled.'],
] as const)('a booking becomes %s at once, and on the server', async (status, description) => {
	const [booking] = await load();
	const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
	const { serve } = network;
	network.serve = (request) => answered.then(() => serve(request));
	const decided = decide(booking, status);
	await expect.poll(() => shown(booking).status).toBe(status);
	expect($toasts.get()).toEqual([]);
	answer();
	await decided;
	expect(await stored(booking)).toMatchObject({ status, version: 2 });
	expect(shown(booking)).toMatchObject({ status, version: 2 });
	expect($toasts.get()).toMatchObject([
		{ title: 'Status Updated', description, tone: 'success', actions: [{ title: 'Undo' }, {}] },
	]);
});

test('pressed twice it is sent once, with the version that was seen', async () => {
	const [booking] = await load();
	network.sent = [];
	await Promise.all([decide(booking, 'Confirmed'), decide(booking, 'Confirmed')]);
	const changes = network.sent.map(({ body }) => body).filter(Boolean);
	expect(changes.map((body) => JSON.parse(body))).toEqual([{ version: 1 }]);
	expect(await stored(booking)).toMatchObject({ version: 2 });
});

test('a lost connection puts this booking back and leaves one that was changed meanwhile alone', async () => {
	const [first, second] = await load();
	const opened = open(first);
	network.fates = ['request lost', 'arrives', 'request lost'];
	await Promise.all([decide(first, 'Confirmed'), decide(second, 'Cancelled')]);
	expect([shown(first), opened()]).toEqual([first, first]);
	expect(shown(second)).toMatchObject({ status: 'Cancelled', version: 2 });
	expect($toasts.get()).toMatchObject([
		{ title: 'No answer yet', tone: 'destructive' },
		{ title: 'Status Updated' },
	]);
	expect($toasts.get()[0]?.description).toContain('It may have been done');
});

test('what the server says of a refusal is shown', async () => {
	const [booking] = await load();
	await db.delete(bookings);
	await decide(booking, 'Confirmed');
	expect($toasts.get()).toMatchObject([
		{ title: 'Status Not Updated', description: 'There is no booking with this number.' },
	]);
});

test('a booking that somebody else changed first is shown as it is now, in list and dialog', async () => {
	const [booking] = await load();
	const opened = open(booking);
	await db.update(bookings).set({ status: 'Cancelled', version: 2 });
	await decide(booking, 'Confirmed');
	for (const now of [shown(booking), opened()]) {
		expect(now).toMatchObject({ status: 'Cancelled', version: 2 });
	}
	expect($toasts.get()).toMatchObject([
		{ title: 'Status Not Updated', description: changedMeanwhile, tone: 'destructive' },
	]);
	await decide(shown(booking), 'Confirmed');
	expect(await stored(booking)).toMatchObject({ status: 'Confirmed', version: 3 });
});

test('a list narrowed to a status is out of date after a change', async () => {
	const [booking] = await load(pending);
	await decide(booking, 'Confirmed');
	const { isInvalidated } = queryClient.getQueryState(bookingsQuery(pending).queryKey) ?? {};
	expect(isInvalidated).toBe(true);
});

test('refreshing says how many bookings there are, in place of what was said before', async () => {
	const refreshed = refreshBookings(everything);
	expect($toasts.get()).toMatchObject([
		{ title: 'Loading', description: 'Refreshing booking data...' },
	]);
	await refreshed;
	expect($toasts.get()).toMatchObject([
		{
			title: 'Success',
			description: 'Booking data refreshed successfully (3 bookings)',
			tone: 'success',
		},
	]);
});

const usingCached = {
	title: 'Warning',
	description: 'Using cached booking data instead. API connection failed.',
};

test.each([
	['rows on screen', () => load(), usingCached],
	['bookings kept in this browser', keepBooking, usingCached],
	[
		'nothing',
		() => Promise.resolve(),
		{
			title: 'Error',
			description: 'Failed to refresh booking data. No fallback data available.',
			tone: 'destructive',
		},
	],
])('a refresh that fails with %s says what is shown', async (_, prepare, said) => {
	await prepare();
	network.fates = ['request lost', 'request lost'];
	await refreshBookings(everything);
	expect($toasts.get()).toMatchObject([said]);
});

test('however many pages are leafed through, few are kept, and among them the one that is gone back to', async () => {
	const pages = Array.from({ length: mostKept + 10 }, (_, index) => index + 1);
	const queryOf = (page: number) => ({
		queryKey: bookingsQuery({ ...everything, page }).queryKey,
		enabled: false,
	});
	const known = () => pages.filter((page) => queryClient.getQueryData(queryOf(page).queryKey));
	const screen = new QueryObserver<ListPage<ReadBooking>>(queryClient, queryOf(1));
	const leave = screen.subscribe(() => undefined);
	for (const page of pages) {
		const loaded = { rows: [], total: page };
		queryClient.setQueryData(queryOf(page).queryKey, loaded, { updatedAt: page });
		screen.setOptions(queryOf(page));
		await Promise.resolve();
	}
	expect(known()).toEqual(pages.slice(-mostKept - 1));

	const [oldest = 0] = known();
	screen.setOptions(queryOf(oldest));
	await Promise.resolve();
	expect(screen.getCurrentResult().data?.total).toBe(oldest);
	expect(known()).toContain(oldest);
	leave();
});

/** As the list does. */
async function decide(booking: ReadBooking, status: BookingDecision) {
	const words = statusWords(status);
	if (status === 'Confirmed') return confirm(booking, { words });
	await cancel(booking, { refund: undefined, request: null }, { words });
}

async function load(view = everything): Promise<[ReadBooking, ReadBooking]> {
	const { queryKey, queryFn } = bookingsQuery(view);
	const { rows } = await queryClient.fetchQuery({ queryKey, queryFn });
	const [first, second] = rows;
	if (!first || !second) throw new Error('Fewer than two bookings were listed.');
	return [first, second];
}

/** As a dialog does, whose hook keeps the row in the cache. */
function open(booking: ReadBooking) {
	const { queryKey, initialData } = openedRow(listBookings.path, booking);
	queryClient.setQueryData(queryKey, initialData);
	return () => queryClient.getQueryData<ListPage<ReadBooking>>(queryKey)?.rows[0];
}

/** The booking as the list has it. */
function shown({ id }: ReadBooking): ReadBooking {
	const { queryKey } = bookingsQuery(everything);
	const list = queryClient.getQueryData<ListPage<ReadBooking>>(queryKey);
	const row = list?.rows.find((other) => other.id === id);
	if (!row) throw new Error('The booking is not in the list.');
	return row;
}

async function stored({ id }: ReadBooking) {
	return (await db.select().from(bookings).where(eq(bookings.id, id)).orderBy(bookings.id))[0];
}

async function keepBooking() {
	rememberBooking({
		bookingId: 'BD2345678',
		type: 'flight',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation',
		travelers: 2,
		departureDate: '2026-12-10',
		totalPrice: 1840,
		legs: [],
	});
}
