import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { customOffers, outbox } from '#src/server/db/schema.ts';

import {
	customOffer as valid,
	refusedFor,
	type Refusal,
	requestCalls,
	tenOfEleven,
} from '../support/request-calls.ts';

const path = '/api/custom-offers';
const calls = await requestCalls(handle, path, customOffers);
const { db, post, stored, outcome, outcomeOfEleven } = calls;

const nameRule = 'Name must be at least 2 characters.';
const emailRule = 'Please enter a valid email address.';
const phoneRule = 'Please enter a valid phone number.';
const shortPhone = 'Please enter a valid phone number.';
const unreal = 'Please enter a date that exists.';
const wholeNumber = 'Please enter a whole number.';
const unstorable = 'Please remove characters that cannot be stored.';

test('a request is stored as it was sent, and its receipt is given', async () => {
	const { status, body } = await post(valid);
	expect(status).toBe(201);
	const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
	expect(body).toEqual({ id: 1, status: 'New Request', createdAt });
	const [row] = await db.select().from(customOffers);
	expect(row).toMatchObject({ ...valid, attemptId: null });
});

test('what may be left out gets its default', async () => {
	const { adults: _, children: __, travelClass: ___, specialRequests: ____, ...rest } = valid;
	expect((await post(rest)).status).toBe(201);
	const [row] = await db.select().from(customOffers);
	const defaults = { adults: 1, children: 0, travelClass: 'Economy', specialRequests: null };
	expect(row).toMatchObject(defaults);
});

test.each([
	['text', 'two'],
	['nothing', ''],
	['spaces', '  '],
	['null', null],
	['a list', [2]],
	['an object', {}],
	['a truth', true],
])('a number of people that is %s becomes the least there can be', async (_, value) => {
	expect((await post({ ...valid, adults: value, children: value })).status).toBe(201);
	const [row] = await db.select().from(customOffers);
	expect([row?.adults, row?.children]).toEqual([1, 0]);
});

test('a number of people that is written in digits is that number', async () => {
	await post({ ...valid, adults: '3', children: ' 2 ' });
	const [row] = await db.select().from(customOffers);
	expect([row?.adults, row?.children]).toEqual([3, 2]);
});

test.each([
	['emoji and accents', { name: '👩🏽‍🚀 Zoë', destination: '日本 🗾' }],
	['text from right to left', { name: 'عدا لوفليس', specialRequests: 'חדר שקט בבקשה' }],
	['markup', { name: '<script>alert(1)</script>', budget: '<img src=x onerror=alert(1)>' }],
	['SQL', { destination: "'; drop table custom_offers; --", budget: '" or 1=1' }],
	['paragraphs', { specialRequests: 'One\n\nTwo' }],
])('%s are stored as they are', async (_, changes) => {
	expect((await post({ ...valid, ...changes })).status).toBe(201);
	const [row] = await db.select().from(customOffers);
	expect(row).toMatchObject(changes);
});

const refused: Refusal[] = [
	['a short name', { name: ' A ' }, ['name'], nameRule],
	['a name of spaces', { name: '     ' }, ['name'], nameRule],
	['no name', { name: undefined }, ['name'], nameRule],
	['a name that is a number', { name: 7 }, ['name'], nameRule],
	['an endless name', { name: 'A'.repeat(101) }, ['name'], 'Please use at most 100 characters.'],
	['NUL in the name', { name: 'A\0da' }, ['name'], unstorable],
	['half a character in the name', { name: 'Ada\uD83D' }, ['name'], unstorable],
	['an email without a host', { email: 'ada@' }, ['email'], emailRule],
	['two emails', { email: 'ada@example.com, eve@example.com' }, ['email'], emailRule],
	['an email with a head', { email: 'a@example.com\r\nBcc: b@c.com' }, ['email'], emailRule],
	['nine digits', { phone: '123456789' }, ['phone'], shortPhone],
	['a phone number of letters', { phone: 'call me maybe' }, ['phone'], phoneRule],
	[
		'a short destination',
		{ destination: 'X' },
		['destination'],
		'Please specify your destination.',
	],
	['no departure', { departureDate: '' }, ['departureDate'], 'Please select a departure date.'],
	[
		'a departure that is null',
		{ departureDate: null },
		['departureDate'],
		'Please select a departure date.',
	],
	['30 February', { departureDate: '2027-02-30' }, ['departureDate'], unreal],
	['a date with a time', { departureDate: '2026-12-10T00:00:00Z' }, ['departureDate'], unreal],
	['the year 0', { departureDate: '0000-01-01' }, ['departureDate'], unreal],
	[
		'a departure that has passed',
		{ departureDate: '2026-11-19' },
		['departureDate'],
		'Please choose a departure date that has not passed.',
	],
	['no return', { returnDate: undefined }, ['returnDate'], 'Please select a return date.'],
	['31 June', { returnDate: '2027-06-31' }, ['returnDate'], unreal],
	[
		'a return before the departure',
		{ returnDate: '2026-12-09' },
		['returnDate'],
		'The return date cannot be before the departure date.',
	],
	['no adult', { adults: 0 }, ['adults'], 'At least 1 adult is required.'],
	['-3 adults', { adults: '-3' }, ['adults'], 'At least 1 adult is required.'],
	['half an adult', { adults: 1.5 }, ['adults'], wholeNumber],
	['a thousand adults', { adults: 1000 }, ['adults'], 'At most 999 can travel together.'],
	['1e300 children', { children: 1e300 }, ['children'], wholeNumber],
	['-1 children', { children: -1 }, ['children'], 'The number of children cannot be negative.'],
	['no budget', { budget: '  ' }, ['budget'], 'Please specify your budget.'],
	[
		'a class that nobody flies',
		{ travelClass: 'Steerage' },
		['travelClass'],
		'Please specify your preferred travel class.',
	],
	[
		'a book of special requests',
		{ specialRequests: 'x'.repeat(10_000) },
		['specialRequests'],
		'Please use at most 2000 characters.',
	],
	[
		'special requests that are a list',
		{ specialRequests: [] },
		['specialRequests'],
		'This must be text.',
	],
	['a status', { status: 'Completed', id: 7 }, ['status', 'id'], 'Unknown field.'],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, changes, fields, message) => {
		expect(await outcome({ ...valid, ...changes })).toEqual(refusedFor(fields, message));
	},
);

test('everything that is wrong is named at once', async () => {
	const wrong = {
		name: 'A',
		email: 'ada',
		phone: '1',
		destination: 'X',
		departureDate: '2026-12-10',
		returnDate: '2026-12-09',
		adults: 0,
		children: -1,
		budget: '',
		travelClass: '',
		specialRequests: 7,
	};
	const { departureDate: _, ...named } = wrong;
	expect(await outcome(wrong)).toEqual(refusedFor(Object.keys(named), nameRule));
	const { adults: __, children: ___, travelClass: ____, specialRequests: _____, ...needed } = wrong;
	expect(await outcome({})).toEqual(refusedFor(Object.keys(needed), nameRule));
});

test('yesterday can still be today somewhere, and a trip can end on its first day', async () => {
	const dates = { departureDate: '2026-11-20', returnDate: '2026-11-20' };
	expect((await post({ ...valid, ...dates })).status).toBe(201);
});

test('the same attempt again gives the first receipt, days later too, and stores nothing', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const later = { now: () => new Date('2027-01-10T00:00:00Z') };
	const again = await post({ ...valid, name: '  Ada Lovelace ' }, attempt.toUpperCase(), later);
	expect([first.status, again.status]).toEqual([201, 200]);
	expect(again.body).toEqual(first.body);
	const other = await post({ ...valid, adults: 3 }, attempt);
	expect(other.status).toBe(409);
	expect(other.body).toEqual({
		message: 'This request was already sent with other words. Please send it again.',
	});
	expect((await post(valid, 'x')).status).toBe(400);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});

test('of eleven requests in an hour from one address the last is refused', async () => {
	expect(await outcomeOfEleven(valid)).toEqual(tenOfEleven(2));
});

test('the visitor is told when to expect the offer, and the desk is told everything', async () => {
	await post(valid);
	const [toVisitor, toDesk] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toVisitor).toMatchObject({
		kind: 'custom-offer-received',
		recipient: 'ada@example.com',
		replyTo: null,
		body: expect.stringMatching(/^Dear Ada Lovelace,\n[^]*within 24 hours[^]*Dec 10, 2026/),
	});
	expect(toDesk).toMatchObject({
		kind: 'custom-offer-for-desk',
		recipient: 'hello@brightdepartures.example',
		replyTo: 'ada@example.com',
		subject: 'Custom offer 1: Lisbon, Portugal, from Ada Lovelace',
	});
	const { departureDate: _, returnDate: __, ...told } = valid;
	for (const value of Object.values(told)) expect(toDesk?.body).toContain(String(value));
});

test('nothing that a visitor types begins a line in the head of a letter', async () => {
	await post({ ...valid, name: 'Ada\r\nBcc: eve@example.com', destination: 'Rome\u2028X\tY\nZ' });
	for (const { recipient, subject } of await db.select().from(outbox)) {
		expect(`${recipient} ${subject}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
	}
});
