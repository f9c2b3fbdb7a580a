import { dealTotal, tourTotal as totalOfTour } from '#src/domain/bookings/trip-price.ts';
import { dateSeen } from '#src/domain/trips/other-date.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';

import { offerBooking, offerOf, tourBooking, tourRow } from '../../support/bookings.ts';
import { destinationKind, flightKind, tourKind } from '../../support/catalog-calls.ts';
import { application, callBack, customOffer, inquiry } from '../../support/request-calls.ts';
import { deskBodies } from './desk-bodies.ts';

const email = 'ada@example.com';
/** Of a letter's link. */
export const linkToken = 'A'.repeat(43);
export const password = 'correct horse battery';
const attempt = 'c9f8f3a2-6f51-4b0e-9c55-2a7f0a6f1f01';
/** An answer to new times is a message too. */
const otherAttempt = 'c9f8f3a2-6f51-4b0e-9c55-2a7f0a6f1f02';
const answerAttempt = 'c9f8f3a2-6f51-4b0e-9c55-2a7f0a6f1f03';
const partyAttempt = 'c9f8f3a2-6f51-4b0e-9c55-2a7f0a6f1f04';
const step = { version: undefined, sendsLetter: false };
const flight = { ...flightKind.fields, ...flightKind.defaults, ...flightKind.another };
const tour = { ...tourKind.fields, ...tourKind.defaults, ...tourKind.another };
const seats = { capacity: 12, price: 1899.5, state: 'on request', guaranteedFrom: 6 };
const destination = { ...destinationKind.fields, ...destinationKind.another };

const savedTraveller = {
	name: 'Grace Hopper',
	phone: '+1 212 555 0100',
	address: '1 Harbor Road',
	city: 'New York',
	country: 'United States',
	zipCode: '10004',
	birthDate: '1990-12-09',
	needs: 'No nuts, please.',
};

/** What each endpoint with a body takes, every field of it given where that can be. */
export const validBodies: Partial<Record<string, object[]>> = {
	'POST /api/applications': [application],
	'POST /api/login': [{ username: 'ada', email, password }],
	'POST /api/login/code': [{ code: '123456' }],
	'POST /api/admin/login': [{ password }],
	'POST /api/register': [{ username: 'ada', email, password, fullName: 'Ada Lovelace' }],
	'PATCH /api/account': [{ fullName: 'Ada Lovelace' }],
	'POST /api/account/verification': [{}],
	'POST /api/account/verification/confirm': [{ token: linkToken }],
	'POST /api/account/email': [{ email, password }],
	'POST /api/account/password': [{ currentPassword: password, password: `${password} new` }],
	'POST /api/account/delete': [{ password }],
	'POST /api/account/travellers': [savedTraveller],
	'PUT /api/account/travellers/:id': [savedTraveller],
	'POST /api/trips/find': [{ reference: 'BD2000002', email }],
	'POST /api/trips/send-links': [{ email }],
	'POST /api/trips/:reference/open': [{ key: linkToken }],
	'POST /api/trips/:reference/leave': [{}],
	'POST /api/trips/:reference/links/replace': [{ attempt }],
	'POST /api/trips/:reference/links/share': [{ prices: 'with', label: 'Mother', attempt }],
	'POST /api/trips/:reference/links/calendar': [{ label: 'My phone', attempt }],
	'POST /api/trips/:reference/links/revoke': [{ id: 1 }],
	'POST /api/trips/:reference/erasure': [{}],
	'POST /api/trips/:reference/travellers': [
		{
			name: { 1: 'Ada Lovelace', 2: 'Grace Hopper' },
			birthDate: { 1: '1985-12-10', 2: '1990-12-09' },
			needs: { 1: 'No nuts, please.', 2: '' },
		},
	],
	'POST /api/trips/:reference/cancel': [
		{ seen: 'share 90 1116.00', note: 'We cannot come.', attempt },
	],
	'POST /api/trips/:reference/withdraw': [{ request: '1', attempt }],
	'POST /api/trips/:reference/messages': [{ kind: 'question', body: 'Is it warm?', attempt }],
	'POST /api/trips/:reference/review': [
		{
			stars: '5',
			words: 'The path along the rim at dawn.',
			firstName: 'Ada',
			homeTown: 'London',
			consent: 'yes',
			attempt,
		},
	],
	'POST /api/trips/:reference/review-withdrawal': [{ review: '2', attempt }],
	'POST /api/logout': [{}],
	'POST /api/password-reset': [{ email }],
	'POST /api/password-reset/confirm': [{ token: 'A'.repeat(43), password }],
	'POST /api/bookings': [
		{ ...offerBooking(offerOf('2026-11-21')), zone: 'Asia/Tokyo' },
		tourBooking(2, 2, tourTotal()),
	],
	'PATCH /api/bookings/:id': [{ status: 'Confirmed', ...step }],
	'POST /api/custom-offers': [customOffer],
	'PATCH /api/custom-offers/:id': [{ status: 'Processing', ...step }],
	'POST /api/call-backs': [callBack],
	'POST /api/missed-searches': [{ kind: 'tours', words: 'tours to Oslo' }],
	'PATCH /api/call-backs/:id': [{ status: 'Called', version: undefined }],
	'POST /api/admin/flights': [flight],
	'PUT /api/admin/flights/:id': [flight],
	'POST /api/admin/flights/:id/restore': [{}],
	'POST /api/admin/departures/:id/undo': [{ version: 1 }],
	'POST /api/admin/flights/:id/undo': [{ version: 1 }],
	'PUT /api/admin/flights/:id/state': [{ state: 'archived', version: 1 }],
	'POST /api/admin/flights/:id/duplicate': [{}],
	'POST /api/admin/flights/:id/preview': [{}],
	'POST /api/admin/tours': [tour],
	'PUT /api/admin/tours/:id': [tour],
	'POST /api/admin/tours/:id/restore': [{}],
	'POST /api/admin/tours/:id/undo': [{ version: 1 }],
	'PUT /api/admin/tours/:id/state': [{ state: 'archived', version: 1 }],
	'POST /api/admin/tours/:id/duplicate': [{}],
	'POST /api/admin/tours/:id/preview': [{}],
	'POST /api/admin/destinations': [destination],
	'PUT /api/admin/destinations/:id': [destination],
	'POST /api/admin/destinations/:id/restore': [{}],
	'POST /api/admin/destinations/:id/undo': [{ version: 1 }],
	'PUT /api/admin/destinations/:id/state': [{ state: 'archived', version: 1 }],
	'POST /api/admin/destinations/:id/duplicate': [{}],
	'POST /api/admin/destinations/:id/preview': [{}],
	'POST /api/admin/departures': [{ tourId: 1, dates: ['2027-06-05'], ...seats }],
	'PUT /api/admin/departures/:id': [{ date: '2027-06-06', ...seats }],
	'POST /api/offers/accept': [
		{ reference: 'BDO7K2MQ4R', version: 1, name: 'Ada Lovelace', termsAccepted: true },
	],
	'POST /api/offers/decline': [{ reference: 'BDO7K2MQ4R', reason: 'Too early in May.' }],
	'POST /api/offers/question': [{ reference: 'BDO7K2MQ4R', body: 'Is it warm?' }],
	'POST /api/inquiries': [inquiry],
	'POST /api/subscribe': [{ email }],
	'POST /api/waiting-list': [{ departureId: 1, name: 'Ada Lovelace', email, travellers: 2 }],
	'POST /api/waiting-list/offer': [{ key: 'A'.repeat(43) }],
	'POST /api/waiting-list/leave': [{ key: 'A'.repeat(43) }],
	'POST /api/admin/bookings/:id/messages': [{ body: 'It is warm.', askedTotal: 2000 }],
	'POST /api/admin/bookings/:id/cancellation': [
		{ request: 1, version: 1, reason: 'Its day has come.' },
	],
	'POST /api/admin/bookings/:id/link': [{}],
	'POST /api/admin/letters/:id/resend': [{}],
	'POST /api/admin/letters/:id/cancel': [{}],
	'POST /api/admin/muted-addresses': [{ address: email }],
	'POST /api/admin/people/find': [{ email }],
	'POST /api/admin/people/export': [{ email }],
	'POST /api/admin/people/erase': [
		{ email, confirmation: email, mentions: [{ kind: 'note', id: 1 }] },
	],
	'POST /api/admin/confirm': [{ password }],
	'POST /api/admin/invitations': [{ email, role: 'agent' }],
	'POST /api/invitations/open': [{ token: 'A'.repeat(43) }],
	'POST /api/invitations/accept': [{ token: 'A'.repeat(43), fullName: 'Grace Hopper', password }],
	'POST /api/admin/second-factor': [{}],
	'POST /api/admin/second-factor/confirm': [{ code: '123456' }],
	'POST /api/admin/second-factor/off': [{ password, code: '123456' }],
	'POST /api/admin/sign-out-everywhere': [{}],
	'PATCH /api/admin/users/:id': [{ isAdmin: true, status: 'active' }],
	'POST /api/trips/:reference/hold': [
		{ seen: totalSeen(dealTotal(flightKind.fields.price, 2)), attempt },
	],
	'POST /api/trips/:reference/move': [
		{
			to: dateSeen({ to: { departureId: 2 }, total: totalOfTour(tourKind.fields.price, 2) }),
			attempt: otherAttempt,
		},
	],
	'POST /api/trips/:reference/party': [{ change: 'off 2 620.00', attempt: partyAttempt }],
	'POST /api/trips/:reference/price': [
		{ answer: 'declined', seen: totalSeen(2000), attempt: answerAttempt },
	],
	'POST /api/trips/:reference/invoice': [
		{ addressee: 'Analytical Engines Ltd\n12 St James Square', mention: '4711', attempt },
	],
	'POST /api/trips/:reference/kept-seats': [{ seats: '1', answer: 'declined', attempt }],
	'POST /api/trips/:reference/schedule': [
		{ change: '1', answer: 'accepted', attempt: otherAttempt },
	],
	...deskBodies,
};

/** The tour that can be booked: `tourRow` in the second place. */
function tourTotal(): number {
	return Math.round((tourRow().discountPrice ?? 0) * 2 * 1.1);
}
