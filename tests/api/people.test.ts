import { randomBytes, randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { passengerDetails } from '#src/contract/bookings/passenger.ts';
import { personMessages } from '#src/contract/desk/people.ts';
import { tourPricePerPerson, tourTotal } from '#src/domain/bookings/trip-price.ts';
import { erasedName } from '#src/domain/people/erased.ts';
import {
	bookings,
	changes,
	inquiries,
	outbox,
	rateLimits,
	sessions,
	subscribers,
	tours,
	users,
} from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { erasePerson } from '#src/server/people/erase-person.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { offerBooking, offerOf, tourBooking } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { storeOneOfEach } from '../support/one-of-each.ts';
import { everyRow } from '../support/person-rows.ts';
import { inquiry } from '../support/request-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());
const email = 'ada@example.com';

beforeEach(() => storeOneOfEach(db));

function find(of = email) {
	return ask(handle, 'POST', '/api/admin/people/find', { email: of });
}

function erase(of = email, confirmation = of) {
	return ask(handle, 'POST', '/api/admin/people/erase', { email: of, confirmation });
}

test('whatever the case of an address, its rows are found and counted by kind', async () => {
	await signedIn({ email: 'Ada@Example.com', username: 'ada' });
	await db.insert(bookings).values([
		storedBooking(2, { email: 'ADA@example.com', status: 'Cancelled' }),
		// An older shape, which says the address in its details.
		storedBooking(3, { email: '', departureDate: '2026-01-01', details: { email } }),
		storedBooking(4, { email: 'bob@example.com' }),
	]);
	const { status, body } = await find(' aDa@example.com');
	expect(status).toBe(200);
	expect(body).toMatchObject({
		held: { accounts: 1, sessions: 1, bookings: 3, inquiries: 1, customOffers: 1, letters: 1 },
		// Neither cancelled nor departed.
		openBookings: 1,
		isOurs: false,
	});
});

test('an erased person is gone, their session with them, and bookings keep what was sold', async () => {
	const { cookie } = await signedIn({ email: 'Ada@Example.com', username: 'ada', fullName: 'Ada' });
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
	const [before] = await db.select().from(bookings);
	const { status, body } = await erase();
	// The one that the confirmation took the place of, too.
	expect([status, body]).toMatchObject([200, { held: { accounts: 1, bookings: 1, letters: 2 } }]);

	const session = await ask(handle, 'GET', '/api/session', undefined, cookie);
	expect(session.body).toEqual({ user: null });
	const [after] = await db.select().from(bookings);
	const { name, email: _, phone, details, nameOrder, searchText, ...sold } = before ?? {};
	expect(after).toMatchObject({ ...sold, version: 3, updatedAt: testNow });
	expect(after).toMatchObject({ name: erasedName, email: '', phone: '' });
	expect(after?.details).toEqual(tripIn(details ?? {}));
	expect(await everyRow(db)).not.toMatch(/ada@|lovelace|james|7946 ?0958/i);
});

test('a booking of an offer or a tour keeps its trip, and nothing of the traveller or the request', async () => {
	const [tour] = await db.select().from(tours);
	if (!tour) throw new Error('There is no tour.');
	const total = tourTotal(tourPricePerPerson(tour), 2);
	for (const body of [offerBooking(offerOf('2026-11-21')), tourBooking(1, 2, total)]) {
		const changed = { ...body, email: 'bob@example.com' };
		const sent = { body: changed, headers: { 'X-Client-Id': randomUUID() } };
		const answer = await send(handle, deps, 'POST', '/api/bookings', sent);
		expect([answer.status, answer.body]).toMatchObject([201, expect.anything()]);
	}
	const [, ...before] = await db.select().from(bookings).orderBy(bookings.id);
	expect((await erase('bob@example.com')).status).toBe(200);
	const [, ...after] = await db.select().from(bookings).orderBy(bookings.id);
	expect(after).toMatchObject(before.map(() => ({ attemptId: null, bodyHash: null })));
	expect(after.map(({ details }) => details)).toEqual(before.map(({ details }) => tripIn(details)));
	expect(after[1]?.details).toMatchObject({ name: tour.name, destination: tour.destination });
});

/** What stands in a booking's details beside what passengers are asked. */
function tripIn(details: object): object {
	const asked = new Set(Object.keys(passengerDetails.flight.shape));
	return Object.fromEntries(Object.entries(details).filter(([field]) => !asked.has(field)));
}

test('an erased booking is listed, searched, decided on and told of as any other', async () => {
	await erase();
	const list = await ask(handle, 'GET', '/api/bookings?sort=name&q=erased');
	expect(list.body).toMatchObject([{ bookingId: 'BD2000001', name: erasedName, email: '' }]);
	const preview = await ask(handle, 'GET', '/api/bookings/1/letters');
	expect(preview.body).toMatchObject({ Confirmed: { letter: null } });
	const decided = await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
	expect(decided.status).toBe(200);
	expect(await db.$count(outbox)).toBe(0);
	const activities = await ask(handle, 'GET', '/api/admin/activities?kind=booking');
	expect(activities.body).toMatchObject([{ name: erasedName, email: '' }]);
});

test('a change of a booking that was seen before it was erased is refused', async () => {
	await erase();
	const late = { status: 'Confirmed', version: 1 };
	const { status, body } = await ask(handle, 'PATCH', '/api/bookings/1', late);
	expect([status, body]).toMatchObject([409, { current: { name: erasedName } }]);
});

test('the log says who erased and how many rows, and what was decided, but no more about whom', async () => {
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
	await erase();
	const { body } = await ask(handle, 'GET', '/api/admin/activities?kind=change');
	expect(body).toMatchObject([
		{
			name: 'The Boss',
			details: expect.stringMatching(
				/^erased what was held of a person: 1 booking, 1 review of a tour, 1 note of what was done to a booking, 1 custom/,
			),
			before: null,
			after: { bookings: 1, customOffers: 1, changes: 1 },
		},
		{ details: 'Confirmed BD2000001', after: { status: 'Confirmed' } },
	]);
	expect(JSON.stringify(body)).not.toMatch(/ada|lovelace/i);
});

test('a letter that waits to be sent to them, or to the desk about them, is never sent', async () => {
	const waiting = { kind: 'test', subject: 'x', body: 'Ada', attempts: 0 };
	await db.insert(outbox).values([
		{ ...waiting, recipient: 'ADA@example.com' },
		{ ...waiting, recipient: site.email, replyTo: email },
		{ ...waiting, recipient: 'bob@example.com' },
	]);
	await erase();
	const sent: string[] = [];
	const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
	await deliverOutbox({ db, now: () => testNow, randomBytes, send: deliver });
	expect(sent).toEqual(['bob@example.com']);
});

test('counts of wrong passwords go with the account, under both its names', async () => {
	await signedIn({ email, username: 'ada.l' });
	const world = { ...deps, limitsUses: true };
	for (const name of [{ username: 'Ada.L' }, { username: 'x', email: 'ADA@example.com' }]) {
		const body = { ...name, password: 'not the right one' };
		await send(handle, world, 'POST', '/api/login', { body });
	}
	await send(handle, world, 'POST', '/api/password-reset', { body: { email } });
	expect(await countOfAccounts()).toBe(3);
	await erase();
	expect(await countOfAccounts()).toBe(0);
	expect(await db.$count(rateLimits)).toBeGreaterThan(0);
});

async function countOfAccounts(): Promise<number> {
	const rows = await db.select().from(rateLimits).orderBy(rateLimits.key);
	return rows.filter(({ key }) => key.includes('-account:')).length;
}

test('rows of other people stay as they are', async () => {
	await signedIn({ email: 'bob@example.com', username: 'bob' });
	await db.insert(bookings).values(storedBooking(2, { email: 'ada@example.community' }));
	await db.insert(inquiries).values({ ...inquiry, email: 'not.ada@example.com' });
	await db.insert(subscribers).values({ email: 'a_a@example.com' });
	await erase();
	expect(await db.$count(users)).toBe(2);
	expect(await db.$count(sessions)).toBe(2);
	expect(await db.$count(inquiries)).toBe(1);
	expect(await db.$count(subscribers)).toBe(1);
	const [, other] = await db.select().from(bookings).orderBy(bookings.id);
	expect(other).toMatchObject({ name: 'Ada Lovelace', version: 1 });
});

test.each([
	['the configured administrator', 'Boss@example.com'],
	['another administrator', 'second@example.com'],
	['the business', site.email],
])('%s is not erased, with the reason', async (_, address) => {
	await signedIn({ email: 'second@example.com', isAdmin: true });
	const [found, refused] = [await find(address), await erase(address)];
	expect(found.body).toMatchObject({ isOurs: true });
	expect(refused).toMatchObject({ status: 409, body: { message: personMessages.ours } });
	expect(await db.$count(users)).toBe(2);
	expect(await db.$count(changes)).toBe(0);
});

test('nothing is erased without the same address again, nor where nothing is held', async () => {
	for (const confirmation of ['', 'bob@example.com', 'yes']) {
		const { status, body } = await erase(email, confirmation);
		expect([status, body]).toMatchObject([400, { issues: [{ path: 'confirmation' }] }]);
	}
	expect(await db.$count(inquiries)).toBe(1);
	expect(await erase('nobody@example.com')).toMatchObject({ status: 404 });
	expect(await db.$count(changes)).toBe(0);
	expect((await erase(email, ' ADA@example.com')).status).toBe(200);
	expect((await erase()).status).toBe(404);
});

test('what fails halfway erases nothing', async () => {
	const failing = {
		...deps,
		now: () => {
			throw new Error('The clock stands still.');
		},
	};
	await expect(
		erasePerson(failing, { id: 1, fullName: 'Boss', email: 'boss@example.com' }, email),
	).rejects.toThrow('The clock');
	expect(await db.$count(inquiries)).toBe(1);
});

test('the export is one list of rows for each kind, in words that a person can read', async () => {
	const { body } = await ask(handle, 'POST', '/api/admin/people/export', { email });
	expect(body).toMatchObject({
		email,
		exportedAt: testNow.toISOString(),
		held: {
			accounts: [],
			bookings: [{ reference: 'BD2000001', phone: '+44 20 7946 0958', totalPrice: 1240 }],
			inquiries: [{ subject: 'Kyoto in May', message: 'Is it warm?' }],
			subscriptions: [{ email }],
			letters: [{ recipient: email, subject: 'Your booking is confirmed' }],
		},
	});
	// What a letter says: a link in it may open an account.
	expect(JSON.stringify(body)).not.toContain('Hello');
});

test('of a former administrator the export tells what they changed, and not whom it was about', async () => {
	const { cookie } = await signedIn({ email: 'Former@example.com', isAdmin: true });
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' }, cookie);
	const address = { email: 'former@example.com' };
	const { body } = await ask(handle, 'POST', '/api/admin/people/export', address);
	expect(body).toMatchObject({ held: { ownChanges: [{ subject: 'booking', subjectId: 1 }] } });
	expect(JSON.stringify(body)).not.toContain('Lovelace');
});
