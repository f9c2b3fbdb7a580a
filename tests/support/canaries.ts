import { offerBooking, offerOf } from './bookings.ts';

/** What every canary is found by, in whatever else it stands. */
export const canary = /canar|yellowbird|yb-?secret|555[ -]?0199/i;

const name = 'Canaria Yellowbird';
const email = 'canaria@yellowbird.example';
const phone = '+1 212 555 0199';
const password = 'YB-secret canary 1';
const message = 'A canary message from Canaria Yellowbird.';
/** Of a link to a new password. */
export const resetToken = 'canary-token-of-canaria-yellowbird-12345678';

const passenger = {
	passengerName: name,
	address: '77 Canary Row',
	city: 'Canary Wharf',
	country: 'Canary Islands',
	zipCode: 'CANAR1',
};

const booking = offerBooking(offerOf('2026-11-21'));

const savedTraveller = {
	name,
	phone,
	address: passenger.address,
	city: passenger.city,
	country: passenger.country,
	zipCode: passenger.zipCode,
	birthDate: '1990-05-17',
	needs: message,
};

/** What people send to each public endpoint that takes a body, a canary in every field of theirs. */
export const canaryBodies: Readonly<Record<string, object>> = {
	'POST /api/register': { username: 'canaria', email, password, fullName: name },
	'POST /api/login': { username: 'canaria', email, password },
	'POST /api/login/code': { code: '555 019' },
	'POST /api/admin/login': { password, email },
	'POST /api/invitations/open': { token: resetToken },
	'POST /api/invitations/accept': { token: resetToken, fullName: name, password },
	'POST /api/password-reset': { email },
	'POST /api/password-reset/confirm': { token: resetToken, password: `${password} new` },
	'PATCH /api/account': { fullName: name },
	'POST /api/account/verification': {},
	'POST /api/account/verification/confirm': { token: resetToken },
	'POST /api/account/email': { email, password },
	'POST /api/account/password': { currentPassword: password, password: `${password} new` },
	'POST /api/account/delete': { password },
	'POST /api/account/travellers': savedTraveller,
	'PUT /api/account/travellers/:id': savedTraveller,
	'DELETE /api/account/travellers/:id': {},
	'POST /api/logout': {},
	'POST /api/bookings': {
		...booking,
		name,
		email,
		phone,
		details: { ...booking.details, ...passenger },
	},
	'POST /api/custom-offers': {
		name,
		email,
		phone,
		destination: 'Canary Islands',
		budget: 'A canary or two',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
		adults: 2,
		children: 0,
		travelClass: 'Business',
		specialRequests: message,
	},
	'POST /api/call-backs': {
		name,
		email,
		phone,
		reference: 'Canary booking',
		slotFrom: '2026-11-21T15:00:00.000Z',
	},
	'POST /api/missed-searches': { kind: 'tours', words: 'canary' },
	'POST /api/trips/find': { reference: 'canary', email },
	'POST /api/trips/send-links': { email },
	'POST /api/waiting-list': { departureId: 1, name, email, travellers: 2 },
	'POST /api/waiting-list/offer': { key: resetToken },
	'POST /api/waiting-list/leave': { key: resetToken },
	'POST /api/offers/accept': { reference: 'CANARY', version: 1, name, termsAccepted: true },
	'POST /api/offers/decline': { reference: 'CANARY', reason: message },
	'POST /api/offers/question': { reference: 'CANARY', body: message },
	'POST /api/inquiries': { name, email, subject: 'About a canary', message },
	'POST /api/applications': {
		job: 'canary-keeper',
		name,
		email,
		phone,
		message,
		link: 'https://yellowbird.example/canary',
	},
	'POST /api/subscribe': { email },
};

/**
 * The same with one thing wrong, for each field in turn: too much of it, too little, nothing that can be stored, another
 * kind of value. What was typed is still there.
 */
export function wrongBodies(body: object): object[] {
	const wrong = Object.entries(body).flatMap(([field, value]: [string, unknown]): object[] => {
		if (typeof value === 'object' && value !== null) {
			return wrongBodies(value).map((inner) => ({ ...body, [field]: inner }));
		}
		const text = String(value);
		const values = [`${text} canary`.repeat(800), `canary\0${text}`, { canary: value }, 'canar'];
		return values.map((each) => ({ ...body, [field]: each }));
	});
	return [...wrong, { ...body, unknown: `${email} ${message}` }];
}

/** What no address, referrer or cookie of a visitor should bring into a log. */
export const canaryHeaders = {
	Cookie: `__Host-session=${resetToken}`,
	'User-Agent': 'canary/1.0',
	Referer: `https://site.example/?email=${encodeURIComponent(email)}`,
	'X-Forwarded-For': 'canary',
};
