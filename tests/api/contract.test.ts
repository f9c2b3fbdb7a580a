import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bookingRequest } from '#src/contract/bookings/booking.ts';
import { checkoutForms } from '#src/contract/bookings/passenger.ts';
import { page } from '#src/contract/http/paging.ts';

import { offerBooking, offerOf, tourBooking } from '../support/bookings.ts';

const form = {
	firstName: 'Ada',
	lastName: 'Lovelace',
	email: 'ada@example.com',
	phone: '+44 20 7946 0958',
	address: '12 St James Square',
	city: 'London',
	country: 'United Kingdom',
	zipCode: 'SW1Y 4LB',
	termsAccepted: true,
};

const forms = Object.values(checkoutForms);

test('a checkout form that is filled in is accepted', () => {
	for (const checkoutForm of forms) {
		expect(checkoutForm.safeParse(form)).toEqual({ success: true, data: form });
	}
});

const rules: [keyof typeof form, unknown[], string][] = [
	['firstName', ['', '  ', undefined], 'First name is required'],
	['firstName', ['A', ' A '], 'First name is required'],
	['lastName', ['', null], 'Last name is required'],
	['lastName', ['L'], 'Last name is required'],
	[
		'email',
		['', 'ada', 'ada@', '@example.com', 'a b@example.com'],
		'Please enter a valid email address',
	],
	['phone', ['', 'no telephone'], 'Please enter a valid phone number'],
	['phone', ['123456789'], 'Please enter a valid phone number'],
	['address', ['', '     '], 'Address is required'],
	['address', ['1 St', '    1    '], 'Address is required'],
	['city', [''], 'City is required'],
	['city', ['L'], 'City is required'],
	['country', [''], 'Country is required'],
	['country', ['U'], 'Country is required'],
	['zipCode', [''], 'ZIP code is required'],
	['zipCode', ['12'], 'ZIP code is required'],
	['termsAccepted', [false, 'true', undefined], 'You must accept the terms and conditions'],
];
test.each(rules)('a wrong %s is refused in the words of the form', (field, values, message) => {
	for (const checkoutForm of forms) {
		for (const value of values) {
			const issues = checkoutForm.safeParse({ ...form, [field]: value }).error?.issues ?? [];
			const said = issues.map((issue) => [issue.path[0], issue.message]);
			expect(said).toContainEqual([field, message]);
		}
	}
});

test('no rule is without a message of its own', () => {
	const offer = offerBooking(offerOf('2026-11-21'));
	const tour = tourBooking(1, 2, 3740);
	const fields = [...Object.keys(form), ...Object.keys(offer), ...Object.keys(tour.details)];
	const values = fc.oneof(fc.jsonValue(), fc.double(), fc.constant(undefined));
	fc.assert(
		fc.property(fc.constantFrom(...fields), values, (field, value) => {
			const results = [
				...forms.map((checkoutForm) => checkoutForm.safeParse({ ...form, [field]: value })),
				bookingRequest.safeParse({ ...offer, [field]: value }),
				bookingRequest.safeParse({ ...offer, details: { ...offer.details, [field]: value } }),
				bookingRequest.safeParse({ ...tour, details: { ...tour.details, [field]: value } }),
				page.safeParse({ limit: value, offset: value, q: value }),
			];
			const issues = results.flatMap(({ error }) => error?.issues ?? []);
			const named = issues.filter(({ code }) => code !== 'unrecognized_keys');
			for (const { message } of named) expect(message).not.toBe('Invalid input');
		}),
		{ numRuns: 2000 },
	);
});
