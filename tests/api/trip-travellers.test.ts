import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { selectTravellers } from '#src/server/bookings/travellers-of.ts';
import { bookings } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const path = '/api/trips/BD2000001/travellers';
let cookie = '';

/** At noon in New York, 60 days before the tour leaves. */
const now = new Date('2027-01-09T17:00:00Z');
const departureDate = '2027-03-10';
const tour = { type: 'tour', status: 'Confirmed', travelers: 3, departureDate } as const;

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(bookings).values(storedBooking(1, tour));
	cookie = await visitCookie(db, { id: 1, reference: 'BD2000001' });
});

function save(body: unknown, { at = now, as = cookie, limitsUses = false } = {}) {
	const deps = testDependencies(db, { now: () => at, limitsUses });
	return send(handle, deps, 'POST', path, { body, headers: { Cookie: as } });
}

/** Sends the form as a browser does without a script. */
function submit(fields: Record<string, string>, at = now) {
	const request = new Request(new URL(path, 'https://site.example'), {
		method: 'POST',
		headers: { Cookie: cookie, Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' },
		body: new URLSearchParams(fields),
	});
	return handle(request, testDependencies(db, { now: () => at, limitsUses: false }));
}

const lead = { name: { 1: 'Ada Lovelace' }, birthDate: { 1: '1980-12-10' } };
const stored = () => selectTravellers(db, 1);

test('who travels is stored seat by seat, and stored anew in its place', async () => {
	const first = await save({
		name: { 1: ' Ada\tLovelace ', 2: 'Grace Hopper', 3: '' },
		birthDate: { 1: '1980-12-10', 2: '2017-12-01', 3: '' },
		needs: { 1: '', 2: 'vegetarian', 3: '' },
	});
	expect(first).toMatchObject({ status: 200 });
	const rows = [
		{ seat: 1, name: 'Ada Lovelace', birthDate: '1980-12-10', needs: '' },
		{ seat: 2, name: 'Grace Hopper', birthDate: '2017-12-01', needs: 'vegetarian' },
	];
	expect(first.body).toEqual({ travellers: rows });
	expect(await stored()).toEqual(rows);
	await save({ ...lead, name: { ...lead.name, 3: 'Joan Clarke' } });
	expect(await stored()).toEqual([
		rows[0],
		{ seat: 3, name: 'Joan Clarke', birthDate: null, needs: '' },
	]);
});

test('a place of a tour passes to somebody else until seven days before it leaves, then on the phone', async () => {
	await save({ name: { 1: 'Ada Lovelace', 2: 'Grace Hopper' }, birthDate: { 1: '1980-12-10' } });
	const others = { name: { 1: 'Ada Lovelace', 2: 'Joan Clarke' }, birthDate: lead.birthDate };
	const lastDay = new Date('2027-03-04T04:30:00Z');
	const due = { 1: '1980-12-10', 2: '1990-06-24', 3: '1991-06-24' };
	const whole = { name: { ...others.name, 3: 'Mary Shelley' }, birthDate: due };
	expect((await save(whole, { at: lastDay })).status).toBe(200);
	const late = new Date('2027-03-04T05:30:00Z');
	const back = { ...whole, name: { ...whole.name, 2: 'Grace Hopper' } };
	const refused = await save(back, { at: late });
	expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'name.2' }] } });
	expect(JSON.stringify(refused.body)).toContain(
		'a name is changed on the phone: +1 (212) 555-0142',
	);
	const needs = { 2: 'vegetarian' };
	expect((await save({ ...whole, needs }, { at: late })).status).toBe(200);
	expect((await stored()).map(({ name }) => name)).toContain('Joan Clarke');
});

test.each([
	['no name of the lead', { ...lead, name: {} }, 'name.1', 'Please enter first and last name.'],
	['no birth date of the lead', { name: lead.name }, 'birthDate.1', 'Please enter the birth date.'],
	[
		'a lead who is too young',
		{ ...lead, birthDate: { 1: '2009-03-11' } },
		'birthDate.1',
		'The lead traveler must be 18 or older on the day of departure.',
	],
	[
		'a name without a letter',
		{ ...lead, name: { ...lead.name, 2: '??' } },
		'name.2',
		'Please enter first and last name.',
	],
	[
		'a day that does not exist',
		{ ...lead, birthDate: { ...lead.birthDate, 2: '2020-02-30' } },
		'birthDate.2',
		'Please enter a day that exists, as 1990-05-31.',
	],
	[
		'needs of nobody',
		{ ...lead, needs: { 2: 'vegan' } },
		'name.2',
		'Please enter first and last name.',
	],
	[
		'a seat that the booking has not',
		{ ...lead, name: { ...lead.name, 4: 'One Too Many' } },
		'name.4',
		'This booking is for 3 travelers: there is no traveler 4.',
	],
])('%s is refused at its field, and nothing is stored', async (_, body, field, message) => {
	const answer = await save(body);
	expect(answer).toMatchObject({ status: 400, body: { message } });
	expect(answer.body).toMatchObject({ issues: [{ path: field, message }] });
	expect(await stored()).toEqual([]);
});

test('what is no number of a seat is refused', async () => {
	for (const seat of ['0', '100', 'x', '-1']) {
		const name = Object.fromEntries([...Object.entries(lead.name), [seat, 'Grace Hopper']]);
		const answer = await save({ ...lead, name });
		expect([seat, answer.status]).toEqual([seat, 400]);
	}
});

test('from 14 days before departure on everybody must be complete, and before that nobody but the lead', async () => {
	const before = new Date('2027-02-24T04:59:00Z');
	expect(await save(lead, { at: before })).toMatchObject({ status: 200 });
	const due = await save(lead, { at: new Date('2027-02-24T05:00:00Z') });
	expect(due.status).toBe(400);
	const { issues } = due.body as { issues: { path: string }[] };
	expect(issues.map(({ path: field }) => field)).toEqual([
		'name.2',
		'birthDate.2',
		'name.3',
		'birthDate.3',
	]);
	expect(await stored()).toHaveLength(1);
});

test('nobody is named of a trip that is cancelled, whose hold has ended or that has begun', async () => {
	const { status: _, ...waiting } = tour;
	const heldUntil = new Date(now.getTime() - 1000);
	for (const [changes, words] of [
		[{ status: 'Cancelled' }, /cancelled/],
		[{ status: 'Pending Confirmation', heldUntil }, /hold of this booking has ended/],
		[{ ...waiting, status: 'Confirmed', departureDate: '2027-01-08' }, /has begun/],
	] as const) {
		await db.update(bookings).set(changes);
		const answer = await save(lead);
		expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(words) } });
	}
	expect(await stored()).toEqual([]);
});

test('of two that were filled in at the same time the later one is told at each field what the other saved', async () => {
	await save(lead);
	const seen = travellersMark(await stored());
	const theirs = { ...lead, name: { ...lead.name, 2: 'Grace Hopper' }, seen };
	expect((await save(theirs)).status).toBe(200);
	const mine = { ...lead, name: { ...lead.name, 3: 'Joan Clarke' }, seen };
	const late = await save(mine);
	expect(late).toMatchObject({
		status: 409,
		body: {
			issues: [{ path: 'name.2', message: 'Saved meanwhile: Grace Hopper' }],
		},
	});
	expect(await stored()).toMatchObject([{ seat: 1 }, { seat: 2 }]);
	// What is the same, or fills in what nobody has, overwrites nothing.
	const both = { ...theirs, name: { ...theirs.name, 3: 'Joan Clarke' } };
	expect((await save(both)).status).toBe(200);
});

test('a link that only reads changes nothing, and a stranger does not learn that there is a trip', async () => {
	const trip = { id: 1, reference: 'BD2000001' };
	const reader = await visitCookie(db, trip, { mayChange: false });
	expect((await save(lead, { as: reader })).status).toBe(403);
	expect((await save(lead, { as: '' })).status).toBe(404);
	expect(await stored()).toEqual([]);
});

test('the form of the page is answered with the way back to its section', async () => {
	const answer = await submit({
		'name[1]': 'Ada Lovelace',
		'birthDate[1]': '1980-12-10',
		'needs[1]': 'wheelchair to the gate',
		'name[2]': '',
		'birthDate[2]': '',
		'needs[2]': '',
	});
	expect(answer.status).toBe(303);
	expect(answer.headers.get('Location')).toBe('/trip/BD2000001?done=travellers#travellers');
	expect(await stored()).toMatchObject([{ seat: 1, needs: 'wheelchair to the gate' }]);
});

test('nobody can save without an end', async () => {
	const answers = [];
	for (let count = 0; count < 61; count += 1) answers.push(await save(lead, { limitsUses: true }));
	expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
});
