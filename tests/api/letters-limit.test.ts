import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { inquiries, outbox, subscribers } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { mostConfirmations } from '#src/server/mail/confirmation-limit.ts';
import { mute } from '#src/server/mail/suppressions.ts';
import { site } from '#src/site.ts';

import { type Handle, send, testDependencies, testNow } from '../support/api.ts';
import { offer } from '../support/booking-calls.ts';
import { offerBooking } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { application, customOffer, inquiry } from '../support/request-calls.ts';

const db = await testDatabase();
let senders = 0;

beforeEach(() => emptyDatabase(db));

/** Sends a form, each from another address. */
function post(
	handle: Handle,
	path: string,
	body: object,
	{ attempt = randomUUID(), hours = 0 } = {},
) {
	senders += 1;
	const clientAddress = `198.51.${senders >> 8}.${senders & 255}`;
	const now = () => new Date(testNow.getTime() + hours * 3_600_000);
	const deps = testDependencies(db, { clientAddress, now });
	return send(handle, deps, 'POST', path, { body, headers: { 'X-Client-Id': attempt } });
}

const inquire = (changes: object = {}, more: Parameters<typeof post>[3] = {}) =>
	post(handle, '/api/inquiries', { ...inquiry, ...changes }, more);

const { handle: handleApplications } = serve(
	...applicationRoutes(async () => [
		{ id: application.job, title: 'Travel Consultant', closes: null },
	]),
);

const lettersTo = (recipient: string) => db.$count(outbox, eq(outbox.recipient, recipient));

test('one address gets six confirmations a day; what comes after is stored, told to the desk and acknowledged as it is', async () => {
	for (let count = 1; count <= mostConfirmations; count += 1) {
		expect((await inquire()).body).not.toHaveProperty('noLetter');
	}
	const attempt = randomUUID();
	const seventh = await inquire({}, { attempt });
	expect(seventh).toMatchObject({ status: 201, body: { id: 7, noLetter: true } });
	expect(await inquire({}, { attempt })).toMatchObject({ status: 200, body: seventh.body });
	expect(await lettersTo(inquiry.email)).toBe(mostConfirmations);
	expect(await lettersTo(site.email)).toBe(7);
	expect(await db.$count(inquiries)).toBe(7);

	expect((await inquire({ email: 'grace@example.com' })).body).not.toHaveProperty('noLetter');
	expect((await inquire({}, { hours: 23 })).body).toHaveProperty('noLetter');
	expect((await inquire({}, { hours: 24 })).body).not.toHaveProperty('noLetter');
});

test('all spellings of a mailbox count as one', async () => {
	const spellings = ['ada@example.com', 'ADA@example.com', 'a.d.a@Example.com'];
	for (const email of spellings) await inquire({ email });
	for (const tag of ['a', 'b', 'c']) await inquire({ email: `ada+${tag}@example.com` });
	expect((await inquire({ email: 'a.da+d@example.com' })).body).toHaveProperty('noLetter', true);
	expect((await inquire({ email: 'ada@example.org' })).body).not.toHaveProperty('noLetter');
});

const forms: [string, Handle, string, object][] = [
	['a booking', handle, '/api/bookings', offerBooking(offer)],
	['a custom offer', handle, '/api/custom-offers', customOffer],
	['an application', handleApplications, '/api/applications', application],
	['an inquiry', handle, '/api/inquiries', inquiry],
];

test.each(forms)('%s says that no letter confirms it, and its repeat does', async (_, ...form) => {
	const attempt = randomUUID();
	expect((await post(...form, { attempt })).body).not.toHaveProperty('noLetter');
	expect((await post(...form, { attempt })).body).not.toHaveProperty('noLetter');
	for (let count = 1; count < mostConfirmations; count += 1) await inquire();
	const unconfirmed = randomUUID();
	const { status, body } = await post(...form, { attempt: unconfirmed });
	expect([status, body]).toEqual([201, expect.objectContaining({ noLetter: true })]);
	expect((await post(...form, { attempt: unconfirmed })).body).toEqual(body);
	expect(await lettersTo(inquiry.email)).toBe(mostConfirmations);
});

test.each(forms)(
	'%s with an address that no letter goes to is stored, and says so',
	async (_, ...form) => {
		await mute(db, 'Ada@example.com', 'returned');
		expect(await post(...form)).toMatchObject({ status: 201, body: { noLetter: true } });
		expect(await lettersTo(inquiry.email)).toBe(0);
	},
);

test('the newsletter answers the same whether its welcome goes out or not', async () => {
	const subscribe = () => post(handle, '/api/subscribe', { email: inquiry.email });
	const first = await subscribe();
	await db.delete(subscribers);
	for (let count = 1; count < mostConfirmations; count += 1) await inquire();
	expect((await subscribe()).body).toEqual(first.body);
	expect(await db.$count(subscribers)).toBe(1);
	expect(await lettersTo(inquiry.email)).toBe(mostConfirmations);
});
