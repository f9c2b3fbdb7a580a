import { expect, test } from 'vitest';

import {
	bookingCalls,
	type Refusal,
	valid,
	withDetails,
	without,
} from '../support/booking-calls.ts';
import { namedFields } from '../support/http.ts';

const { post, expectNothingStored } = await bookingCalls();

const refused: Refusal[] = [
	[
		'nothing but a type',
		{ type: 'flight' },
		['name', 'email', 'phone', 'totalPrice', 'travelers', 'itemId', 'details'],
	],
	['no type', without('type'), ['type'], 'Type must be flight or tour'],
	['an unknown type', { ...valid, type: 'cruise' }, ['type'], 'Type must be flight or tour'],
	[
		'no details',
		without('details'),
		['details'],
		'Please give the details of the trip and the passenger.',
	],
	[
		'details that are text',
		{ ...valid, details: 'x' },
		['details'],
		'Please give the details of the trip and the passenger.',
	],
	['isAdmin', { ...valid, isAdmin: true }, ['isAdmin'], 'Unknown field.'],
	['status and id', { ...valid, status: 'Confirmed', id: 7 }, ['status', 'id'], 'Unknown field.'],
	['an extra detail', withDetails({ discount: 99 }), ['details.discount'], 'Unknown field.'],
	['a short name', { ...valid, name: ' A ' }, ['name'], 'Name must be at least 2 characters.'],
	[
		'a name that is a number',
		{ ...valid, name: 7 },
		['name'],
		'Name must be at least 2 characters.',
	],
	[
		'a name with NUL',
		{ ...valid, name: 'A\0da' },
		['name'],
		'Please remove characters that cannot be stored.',
	],
	[
		'a name with half a character',
		{ ...valid, name: 'Ada\uD83D' },
		['name'],
		'Please remove characters that cannot be stored.',
	],
	[
		'an endless name',
		{ ...valid, name: 'A'.repeat(500) },
		['name'],
		'Please use at most 121 characters.',
	],
	['no email', { ...valid, email: 'ada' }, ['email'], 'Please enter a valid email address'],
	[
		'an email too long for any server',
		{ ...valid, email: `${'a'.repeat(65)}@example.com` },
		['email'],
		'Please enter a valid email address',
	],
	[
		'a short phone number',
		{ ...valid, phone: '123' },
		['phone'],
		'Please enter a valid phone number',
	],
	[
		'a phone number of letters',
		{ ...valid, phone: 'call me maybe' },
		['phone'],
		'Please enter a valid phone number',
	],
	['a short address', withDetails({ address: '1' }), ['details.address'], 'Address is required'],
	['no city', withDetails({ city: '' }), ['details.city'], 'City is required'],
	['no country', withDetails({ country: null }), ['details.country'], 'Country is required'],
	['a short ZIP code', withDetails({ zipCode: '12' }), ['details.zipCode'], 'ZIP code is required'],
	[
		'NUL in the details',
		withDetails({ airline: 'A\0' }),
		['details.airline'],
		'Please remove characters that cannot be stored.',
	],
	[
		'no passenger',
		withDetails({ passengerName: undefined }),
		['details.passengerName'],
		'Passenger name is required',
	],
	['no travelers', { ...valid, travelers: 0 }, ['travelers'], 'At least 1 traveler is required.'],
	['-1 travelers', { ...valid, travelers: -1 }, ['travelers'], 'At least 1 traveler is required.'],
	[
		'half a traveler',
		{ ...valid, travelers: 1.5 },
		['travelers'],
		'Travelers must be a whole number',
	],
	[
		'travelers as text',
		{ ...valid, travelers: '2' },
		['travelers'],
		'Travelers must be a whole number',
	],
	[
		'more travelers than a column counts',
		{ ...valid, travelers: 2 ** 31 },
		['travelers'],
		'Please enter a smaller number of travelers.',
	],
	['a total of -1', { ...valid, totalPrice: -1 }, ['totalPrice'], 'Total price cannot be negative'],
	['a total of 1e308', { ...valid, totalPrice: 1e308 }, ['totalPrice'], 'Total price is too large'],
	[
		'a total that is text',
		{ ...valid, totalPrice: 'NaN' },
		['totalPrice'],
		'Total price must be a number',
	],
	[
		'a total of null',
		{ ...valid, totalPrice: null },
		['totalPrice'],
		'Total price must be a number',
	],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, body, fields, message) => {
		const answer = await post(body);
		expect(answer.status).toBe(400);
		expect(namedFields(answer.body).toSorted()).toEqual(fields.toSorted());
		expect(answer.body).toMatchObject(message ? { message } : {});
		await expectNothingStored();
	},
);
