import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { checkoutForms } from '#src/contract/bookings/passenger.ts';
import { administratorSignInForm } from '#src/contract/desk/sign-in.ts';
import { tourFields } from '#src/contract/desk/tours.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { customOfferForm, inquiryForm } from '#src/contract/requests/requests.ts';
import { registrationForm, signInForm } from '#src/contract/users/account.ts';
import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import { headCount } from '#src/domain/flights/party.ts';
import { tourRatingInput } from '#src/domain/tours/tour.ts';

// Section 5 of the specification. Each line: the field, what is not enough, what is just enough, and the message.

const customOffer = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	destination: 'Lisbon',
	departureDate: '2099-06-15',
	returnDate: '2099-06-29',
	adults: 1,
	children: 0,
	budget: '$3,000',
	travelClass: 'Economy',
	specialRequests: '',
};
const passenger = {
	firstName: 'Ada',
	lastName: 'Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	address: '1 Analytical Street',
	city: 'New York',
	country: 'United States',
	zipCode: '10001',
	termsAccepted: true,
};
const inquiry = {
	name: 'Ada',
	email: 'ada@example.com',
	subject: 'A trip',
	message: 'Is there room in May?',
};
const registration = {
	fullName: 'Ada Lovelace',
	email: 'ada@example.com',
	password: 'secret',
	confirmPassword: 'secret',
};

type Rule = readonly [
	form: string,
	field: string,
	refused: readonly unknown[],
	taken: unknown,
	message: string,
];

const signIn = { email: 'ada@example.com', password: 'secret' };

/** Each form with its rules, something that obeys them, and the place that shows what does not. */
const forms: Record<string, { schema: z.ZodMiniType; filled: object; shownBy: Place }> = {
	'custom offer': {
		schema: customOfferForm,
		filled: customOffer,
		shownBy: ['src/islands/requests/CustomOfferDialog.tsx', 'schema: customOfferForm'],
	},
	'checkout of a flight': {
		schema: checkoutForms.flight,
		filled: passenger,
		shownBy: ['src/islands/bookings/PassengerForm.tsx', 'schema = checkoutForms[trip.type]'],
	},
	'checkout of a tour': {
		schema: checkoutForms.tour,
		filled: passenger,
		shownBy: ['src/islands/bookings/PassengerForm.tsx', 'schema = checkoutForms[trip.type]'],
	},
	inquiry: {
		schema: inquiryForm,
		filled: inquiry,
		shownBy: ['src/islands/requests/InquiryForm.tsx', 'schema: inquiryForm'],
	},
	'sign-in': {
		schema: signInForm,
		filled: signIn,
		shownBy: ['src/islands/users/AccountForms.tsx', 'schema: signInForm'],
	},
	register: {
		schema: registrationForm,
		filled: registration,
		shownBy: ['src/islands/users/AccountForms.tsx', 'schema: registrationForm'],
	},
	'admin login': {
		schema: administratorSignInForm,
		filled: { password: 'x' },
		shownBy: ['src/stores/desk/sign-in-calls.ts', 'administratorSignInForm.safeParse'],
	},
};
type Place = readonly [file: string, uses: string];

const checkout = (form: string): Rule[] => [
	[form, 'firstName', ['', 'A', ' A '], 'Al', 'First name is required'],
	[form, 'lastName', ['', 'L'], 'Li', 'Last name is required'],
	[form, 'email', ['', 'ada', 'ada@'], 'a@example.com', 'Please enter a valid email address'],
	[form, 'phone', ['', '212555010'], '2125550100', 'Please enter a valid phone number'],
	[form, 'address', ['', '1 St'], '1 Str', 'Address is required'],
	[form, 'city', ['', 'R'], 'Ur', 'City is required'],
	[form, 'country', ['', 'U'], 'US', 'Country is required'],
	[form, 'zipCode', ['', '12'], '123', 'ZIP code is required'],
	[form, 'termsAccepted', [false], true, 'You must accept the terms and conditions'],
];

const rules: Rule[] = [
	['custom offer', 'name', ['', 'A'], 'Al', 'Name must be at least 2 characters.'],
	['custom offer', 'email', ['', 'ada'], 'a@example.com', 'Please enter a valid email address.'],
	['custom offer', 'phone', ['', '212555010'], '2125550100', 'Please enter a valid phone number.'],
	['custom offer', 'destination', ['', 'L'], 'LA', 'Please specify your destination.'],
	['custom offer', 'departureDate', [''], '2099-06-15', 'Please select a departure date.'],
	['custom offer', 'returnDate', [''], '2099-06-29', 'Please select a return date.'],
	['custom offer', 'adults', [0, -1], 1, 'At least 1 adult is required.'],
	['custom offer', 'budget', [''], '1', 'Please specify your budget.'],
	[
		'custom offer',
		'travelClass',
		['', 'Steerage'],
		'Business',
		'Please specify your preferred travel class.',
	],
	...checkout('checkout of a flight'),
	...checkout('checkout of a tour'),
	['inquiry', 'name', ['', 'A'], 'Al', 'Name must be at least 2 characters.'],
	['inquiry', 'email', ['', 'ada'], 'a@example.com', 'Please enter a valid email address.'],
	['inquiry', 'subject', ['', 'Trip'], 'Trips', 'Subject must be at least 5 characters.'],
	[
		'inquiry',
		'message',
		['', 'Nine char'],
		'Ten chars.',
		'Message must be at least 10 characters.',
	],
	['sign-in', 'email', ['', 'ada'], 'a@example.com', 'Please enter a valid email address'],
	['sign-in', 'password', ['', '12345'], '123456', 'Password must be at least 6 characters'],
	['register', 'fullName', ['', 'Al'], 'Ada', 'Full name must be at least 3 characters'],
	['register', 'email', ['', 'ada'], 'a@example.com', 'Please enter a valid email address'],
	['register', 'password', ['12345'], 'secret', 'Password must be at least 6 characters'],
	['register', 'confirmPassword', ['another'], 'secret', "Passwords don't match"],
	['admin login', 'password', [''], '1', 'Please enter the password.'],
];

test.each(rules)('%s: %s', (name, field, refused, taken, message) => {
	const { schema, filled } = forms[name] ?? {};
	if (!schema) throw new Error(`There is no form ${name}.`);
	expect(z.safeParse(schema, { ...filled, [field]: taken }).error?.issues).toBeUndefined();
	for (const value of refused) {
		const { issues = [] } = z.safeParse(schema, { ...filled, [field]: value }).error ?? {};
		const said = issues.filter(({ path }) => path[0] === field).map((issue) => issue.message);
		expect([value, ...new Set(said)]).toEqual([value, message]);
	}
});

test.each(Object.entries(forms))(
	'the rules of %s are shown where they are said to be',
	(_, form) => {
		const [file, uses] = form.shownBy;
		expect(readFileSync(file, 'utf8')).toContain(uses);
	},
);

test('what is no number of adults is one, and of children none; both can be left as they are', () => {
	const read = z.parse(customOfferForm, { ...customOffer, adults: 'two', children: 'x' });
	expect(read).toMatchObject({ adults: 1, children: 0 });
	const { specialRequests: _, travelClass: __, ...least } = customOffer;
	expect(z.parse(customOfferForm, least)).toMatchObject({ travelClass: 'Economy' });
});

test('the lengths that the checkout says beside a refused field are those of its rules', () => {
	expect(leastCharacters).toEqual({
		firstName: 2,
		lastName: 2,
		phone: 10,
		address: 5,
		city: 2,
		country: 2,
		zipCode: 3,
	});
});

test('a search says what it misses', () => {
	expect(flightSearchMessages).toMatchObject({
		title: 'Search Error',
		airportsMissing: 'Please enter both origin and destination',
		departureMissing: 'Please select a departure date',
	});
});

test('a rating is entered as 1 to 5 stars in steps of 0.1', () => {
	expect(tourRatingInput).toEqual({ least: 1, most: 5, step: 0.1 });
	const { rating } = tourFields.shape;
	for (const [tenths, isTaken] of [
		[9, false],
		[10, true],
		[50, true],
		[51, false],
	] as const) {
		expect([tenths, z.safeParse(rating, tenths).success]).toEqual([tenths, isTaken]);
	}
	expect(z.parse(rating, undefined)).toBe(45);
});

test('a party of the form is so many travellers', () => {
	const counts = ['1-adult', '2-adults', '2-adults-1-child', '2-adults-2-children'].map(headCount);
	expect(counts).toEqual([1, 2, 3, 4]);
});
