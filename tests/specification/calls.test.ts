import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';
import { bookingReceipt, createBooking } from '#src/contract/bookings/booking.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import {
	createCustomOffer,
	createInquiry,
	customOfferForm,
	inquiryForm,
	subscribe,
} from '#src/contract/requests/requests.ts';
import { login, register } from '#src/contract/users/account.ts';

type Call = { method: string; path: string };

/** Section 7 of the specification, line by line: method, path, and the room of the API that answers. */
const calls = [
	['GET', '/api/flights/featured', 'flights'],
	['GET', '/api/destinations/featured', 'destinations'],
	['GET', '/api/tours/featured', 'tours'],
	['GET', '/api/testimonials', 'testimonials'],
	['POST', '/api/subscribe', 'subscribers'],
	['POST', '/api/custom-offers', 'custom-offers'],
	['GET', '/api/tours', 'tours'],
	['GET', '/api/tours/:id', 'tours'],
	['GET', '/api/destinations', 'destinations'],
	['GET', '/api/destinations/:id', 'destinations'],
	['POST', '/api/inquiries', 'inquiries'],
	['POST', '/api/bookings', 'bookings'],
	['POST', '/api/login', 'auth'],
	['POST', '/api/register', 'auth'],
	['GET', '/api/bookings', 'bookings'],
	['GET', '/api/inquiries', 'inquiries'],
	['GET', '/api/custom-offers', 'custom-offers'],
	['GET', '/api/flights', 'flights'],
	['GET', '/api/subscribers', 'subscribers'],
	['GET', '/api/users', 'users'],
	['PATCH', '/api/bookings/:id', 'bookings'],
	['PATCH', '/api/custom-offers/:id', 'custom-offers'],
	['POST', '/api/admin/flights', 'flights'],
	['PUT', '/api/admin/flights/:id', 'flights'],
	['DELETE', '/api/admin/flights/:id', 'flights'],
	['POST', '/api/admin/tours', 'tours'],
	['PUT', '/api/admin/tours/:id', 'tours'],
	['DELETE', '/api/admin/tours/:id', 'tours'],
	['POST', '/api/admin/destinations', 'destinations'],
	['PUT', '/api/admin/destinations/:id', 'destinations'],
	['DELETE', '/api/admin/destinations/:id', 'destinations'],
] as const;

const answered = new Map<string, Call[]>();
for (const file of readdirSync('functions/api')) {
	const { routes }: { routes: { endpoint: Call }[] } = await import(
		join(process.cwd(), 'functions/api', file)
	);
	answered.set(
		file.replace('.ts', ''),
		routes.map(({ endpoint }) => endpoint),
	);
}

test.each(calls)('%s %s is answered by functions/api/%s.ts', (method, path, file) => {
	const found = (answered.get(file) ?? []).map((call) => [call.method, call.path]);
	expect(found).toContainEqual([method, path]);
});

/** Section 7's payloads: what the browser sends under these names is taken, and what the answer is read for is in it. */
test.each([
	['a subscription', subscribe.body, ['email']],
	['an inquiry', createInquiry.body, ['name', 'email', 'subject', 'message']],
	['a sign-in', login.body, ['username', 'password']],
	['a registration', register.body, ['username', 'email', 'password', 'fullName']],
	[
		'a custom offer request',
		createCustomOffer.body,
		'name email phone destination departureDate returnDate adults children budget travelClass specialRequests'.split(
			' ',
		),
	],
	['a booking, as it is answered,', bookingReceipt, ['bookingId']],
	['a sign-in, as it is answered,', login.reply, ['email', 'fullName', 'id', 'isAdmin']],
	['a registration, as it is answered,', register.reply, ['id', 'email', 'fullName']],
])('%s has the specified fields', (_, schema, names) => {
	expect(namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual(
		expect.arrayContaining(names),
	);
});

test('both kinds of booking have the specified fields', () => {
	const shown = namesIn(
		z.toJSONSchema(createBooking.body, { io: 'input', unrepresentable: 'any' }),
	);
	const names =
		'name email phone type itemId travelers details totalPrice origin destination departureDate airline price passengerName address city country zipCode duration';
	for (const name of names.split(' ')) {
		expect(shown).toContain(name);
	}
});

test('an attempt is named by a header of its own, where something is stored', () => {
	expect(attemptHeader).toBe('X-Client-Id');
	expect(createBooking.takesAttempts).toBe(true);
	expect(createBooking.path).toBe('/api/bookings');
});

test('an answer that is no success is an error of its status and its body, or of its status text where that is empty', () => {
	const said = (text: string) =>
		new ApiError({ status: 503, statusText: 'Service Unavailable', text, total: null }).message;
	expect([said('away'), said('')]).toEqual(['503: away', '503: Service Unavailable']);
});

test('the forms take neither more nor less than is sent', () => {
	expect(createCustomOffer.body).toBe(customOfferForm);
	expect(createInquiry.body).toBe(inquiryForm);
});

/** The names of all properties of a JSON schema, at whatever depth. */
function namesIn(schema: unknown): string[] {
	if (typeof schema !== 'object' || schema === null) return [];
	return Object.entries(schema).flatMap(([key, value]) => [
		...(key === 'properties' && typeof value === 'object' && value !== null
			? Object.keys(value)
			: []),
		...namesIn(value),
	]);
}
