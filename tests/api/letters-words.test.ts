import { expect, test } from 'vitest';

import { applicationRoutes } from '#functions/api/applications.ts';
import {
	bookings,
	flights,
	outbox,
	subscribers,
	users,
	waitingList,
} from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { site } from '#src/site.ts';

import { ada, password } from '../support/account-calls.ts';
import {
	fieldsOf,
	isOfTrip,
	type ServedEndpoint,
	servedEndpoints,
} from '../support/api-endpoints.ts';
import { send, testDependencies } from '../support/api.ts';
import { offer } from '../support/booking-calls.ts';
import { dealRow, offerBooking, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { letterKinds } from '../support/letter-kinds.ts';
import { longSentences } from '../support/long-sentences.ts';
import { application, callBack, customOffer, inquiry } from '../support/request-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';
import { waitingForm } from '../support/waiting-calls.ts';
import { wordsGoneIn } from '../support/words-gone.ts';

const db = await testDatabase();
const deps = testDependencies(db, { limitsUses: false });

/** What is typed beside every value that takes it, to be carried to somebody else. */
const bait = 'Zebra https://evil.example/win +1 212 555 0199 eve@evil.example';
const baitWords = /zebra|evil|win|0199|eve@/i;

const openings = [{ id: application.job, title: 'Travel Consultant', closes: null }];
const handles: Partial<Record<string, ServedEndpoint['handle']>> = {
	'POST /api/applications': serve(...applicationRoutes(async () => openings)).handle,
};

/** A whole body for each call that anybody may make; null for one that takes an account's password or a link. */
const samples: Partial<Record<string, object | null>> = {
	'POST /api/applications': application,
	'POST /api/bookings': { ...offerBooking(offer), zone: 'Asia/Tokyo' },
	'POST /api/call-backs': callBack,
	'POST /api/custom-offers': customOffer,
	'POST /api/inquiries': inquiry,
	'POST /api/missed-searches': null,
	'POST /api/password-reset': { email: ada.email },
	'POST /api/register': ada,
	'POST /api/subscribe': { email: ada.email },
	'POST /api/trips/send-links': { email: ada.email },
	'POST /api/waiting-list': waitingForm,
	'POST /api/admin/login': null,
	'POST /api/invitations/accept': null,
	'POST /api/invitations/open': null,
	'POST /api/login': null,
	'POST /api/login/code': null,
	'POST /api/logout': null,
	'POST /api/offers/accept': null,
	'POST /api/offers/decline': null,
	'POST /api/offers/question': null,
	'POST /api/password-reset/confirm': null,
	'POST /api/trips/find': null,
	'POST /api/waiting-list/leave': null,
	'POST /api/waiting-list/offer': null,
};

/** Letters of ours that no such call brings: an administrator or the owner of the account decided, or it was time. */
const proven =
	/^(booking-(confirmed|cancelled|changed|moved|reopened)|(price|contact)-changed|address-left|hold-extended|hold-reminder|travellers-missing|departure-guaranteed|payment-(due|terms-set)|invoice-followed|waiting-list-(seats|ended)|custom-offer-.*\$.*|password-changed|email-(verification|change|changed)|account-deleted|second-factor|invitation|trip-.*|offer-.*|cancellation-.*|withdrawal-for-desk|erasure-for-desk|desk-.*|party-changed|travellers-changed|schedule-.*|review-.*)$/;

const open = (await servedEndpoints()).filter(
	(served) =>
		served.endpoint.method === 'POST' && served.endpoint.access === undefined && !isOfTrip(served),
);

test('for every call that anybody may make there is a whole body', () => {
	expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted());
	for (const { name, endpoint } of open) {
		const { type: _, ...rest }: Record<string, unknown> = { ...samples[name] };
		const given = JSON.stringify({ type: '', ...rest });
		const fields = samples[name] ? fieldsOf(endpoint.body) : [];
		// Of a tour, and of what the waiting list's letters link to.
		const others =
			name === 'POST /api/bookings'
				? ['name', 'duration', 'seatKey', 'agesPromised', 'ownRoom']
				: [];
		const missing = fields.filter((field) => !given.includes(`"${field}":`));
		expect([name, missing.filter((field) => !others.includes(field))]).toEqual([name, []]);
	}
});

test('no letter carries what a stranger typed to the address that he typed', async () => {
	const kinds = new Set<string>();
	for (const one of open) {
		const sample = samples[one.name];
		if (!sample) continue;
		await emptyDatabase(db);
		await db.insert(flights).values(dealRow());
		await insertTours(db, tourRow());
		// One departure is full: somebody can wait for its seats.
		const seats = { departureId: 1, travelers: 16, status: 'Confirmed' } as const;
		await db.insert(bookings).values(storedBooking(1, seats));
		for (const body of [sample, ...baited(sample)]) {
			for (const { kind, recipient, subject, body: text, html, replyTo } of await lettersOf(
				one,
				body,
			)) {
				kinds.add(kind);
				expect(wordsGoneIn(`${subject}\n${text.replaceAll(/https?:\S+/g, '')}`)).toEqual([]);
				expect({ kind, long: text.split('\n').flatMap(longSentences) }).toEqual({ kind, long: [] });
				if (recipient === site.email) continue;
				const [greeting = '', ...lines] = text.split('\n');
				expect({ kind, greeting }).toEqual({ kind, greeting: expect.stringMatching(harmless) });
				expect(`${subject}\n${lines.join('\n')}`).not.toMatch(baitWords);
				expect(html.replace(greeting.replaceAll("'", '&#39;'), '')).not.toMatch(baitWords);
				expect(replyTo).toBeNull();
			}
		}
	}
	expect(letterKinds().filter((kind) => !kinds.has(kind) && !proven.test(kind))).toEqual([]);
});

const harmless = /^(Hello|Dear [\p{L}\p{M}'’ -]{1,40}),$/u;

/** The letters that one call leaves; none where it is refused. */
async function lettersOf({ name, endpoint, handle }: ServedEndpoint, body: object) {
	for (const table of [outbox, users, subscribers, waitingList]) await db.delete(table);
	if (endpoint.path === '/api/password-reset') await register();
	await send(handles[name] ?? handle, deps, 'POST', endpoint.path, { body });
	const letters = await db.select().from(outbox).orderBy(outbox.id);
	// Keys are drawn: now and then one spells a word.
	const keyless = (text: string) => text.replaceAll(/=[\w-]{43}(?![\w-])/g, '=');
	return letters.map((letter) => ({
		...letter,
		body: keyless(letter.body),
		html: keyless(letter.html),
	}));
}

async function register() {
	const { handle } = open.find(({ name }) => name === 'POST /api/register') ?? {};
	if (handle) await send(handle, deps, 'POST', '/api/register', { body: { ...ada, password } });
}

/** The body once for each text in it, with the bait in that place; an address keeps its form. */
function baited(body: object): object[] {
	return Object.entries(body).flatMap(([name, value]: [string, unknown]): object[] => {
		if (typeof value === 'object' && value !== null) {
			return baited(value).map((inner) => ({ ...body, [name]: inner }));
		}
		if (typeof value !== 'string') return [];
		const [local, domain] = value.split('@');
		const planted = domain === undefined ? `${value} ${bait}` : `${local}+evil.win@${domain}`;
		return [{ ...body, [name]: planted }];
	});
}
