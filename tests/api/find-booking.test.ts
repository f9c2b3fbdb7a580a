import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { findBookingRoutes } from '#functions/api/find-booking.ts';
import { findMessages } from '#src/contract/trips/find.ts';
import { bookings, mutedAddresses, outbox, rateLimits, tripKeys } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import {
	daysOn,
	formRequest,
	keyInLetter,
	mine,
	theirs,
	tripCalls,
} from '../support/trip-calls.ts';

const db = await testDatabase();
const { ask, deliver, deps, isOpen, keyFor, open } = tripCalls(db);
const counted = { ...deps, limitsUses: true };

const find = (reference: string, email: string, world = deps, cookie = '') =>
	send(handle, world, 'POST', '/api/trips/find', {
		body: { reference, email },
		headers: { Cookie: cookie },
	});
const sendLinks = (email: string, world = deps) =>
	send(handle, world, 'POST', '/api/trips/send-links', { body: { email } });

const noSuchPair = {
	message: expect.stringMatching(/^We found no booking with this reference and email address\./),
};

/** What is shown of Ada's trip where it is not open. */
const glance = {
	reference: mine,
	glance: {
		standing: 'Pending',
		days: { first: expect.stringMatching(/^\d{4}-/), last: expect.stringMatching(/^\d{4}-/) },
		sentTo: 'a…@example.com',
	},
};
const tooMany = { message: findMessages.tooMany };

test('a booking is found by its reference and address, however they are typed; its link goes there, and nothing opens here', async () => {
	for (const [reference, email] of [
		[mine, 'ada@example.com'],
		['bd 200-0001', ' ADA@Example.com '],
		['2OOOOO1', 'ada@example.com'],
		['BD2OOOOOI', 'ada@example.com'],
	] as const) {
		const { status, body, headers } = await find(reference, email);
		expect([reference, status, body]).toEqual([reference, 200, glance]);
		expect(headers.getSetCookie()).toEqual([]);
		const [letter] = await deliver();
		expect(letter?.recipient).toBe('ada@example.com');
		const [, linked = '', key = ''] = keyInLetter.exec(letter?.body ?? '') ?? [];
		const opened = await open(linked, key);
		expect(await isOpen(mine, opened.cookie)).toBe(true);
	}
	expect(await isOpen(mine, '')).toBe(false);
});

test('in a browser that made the booking, or followed the link of a letter, all of it opens', async () => {
	const { cookie } = await open(mine, await keyFor(mine));
	const before = await db.$count(outbox);
	const here = await find(mine, 'ada@example.com', deps, cookie);
	expect([here.status, here.body]).toEqual([200, { reference: mine, glance: null }]);
	expect(await db.$count(outbox)).toBe(before);
	const wrong = await find(theirs, 'ada@example.com', deps, cookie);
	expect([wrong.status, wrong.body]).toEqual([404, noSuchPair]);
});

test('a link that was given on to read opens no more with the reference and the address', async () => {
	const { cookie } = await open(mine, await keyFor(mine));
	const shared = await ask('POST', `/api/trips/${mine}/links/share`, cookie, { prices: 'with' });
	const { address } = Object(shared.body) as { address: string };
	const [, name = '', key = ''] = /\/trip\/(\w+)#key=([\w-]+)$/.exec(address) ?? [];
	expect(address).not.toContain(mine);
	const reader = await open(name, key);
	expect(await isOpen(name, reader.cookie)).toBe(true);
	expect(await isOpen(mine, reader.cookie)).toBe(false);
	// A link from before they had names of their own.
	const older = await open(mine, key);
	expect(await isOpen(mine, older.cookie)).toBe(true);
	for (const each of [reader.cookie, older.cookie]) {
		const found = await find(mine, 'ada@example.com', deps, each);
		expect([found.status, found.body]).toEqual([200, glance]);
	}
	const written = await ask('POST', `/api/trips/${name}/messages`, reader.cookie, {
		kind: 'question',
		body: 'May I?',
	});
	expect(written.status).toBe(403);
});

test('what is shown of a trip that is not open is where it stands and when it is, and where no letters go that', async () => {
	await db.insert(mutedAddresses).values({ address: 'ada@example.com', reason: 'returned' });
	await db.update(bookings).set({ status: 'Confirmed' }).where(eq(bookings.reference, mine));
	const { body } = await find(mine, 'ada@example.com');
	expect(body).toEqual({
		reference: mine,
		glance: { ...glance.glance, standing: 'Confirmed', sentTo: null },
	});
	expect(await db.$count(outbox)).toBe(0);
});

test('an old record that says its address in its details is found by it', async () => {
	await db
		.update(bookings)
		.set({ email: '', details: { email: 'Old@Example.com' } })
		.where(eq(bookings.reference, mine));
	expect((await find(mine, 'old@example.com')).status).toBe(200);
	expect((await find(mine, 'ada@example.com')).status).toBe(404);
});

test('whichever of the two is wrong, the answer is one and the same', async () => {
	const answers = [];
	for (const [reference, email] of [
		[mine, 'grace@example.com'],
		['BD9999999', 'ada@example.com'],
		['BD9999999', 'nobody@example.com'],
	] as const) {
		const { status, body, headers } = await find(reference, email, counted);
		answers.push(JSON.stringify([status, body, headers.getSetCookie()]));
	}
	expect(new Set(answers)).toEqual(new Set([answers[0]]));
	expect(JSON.parse(answers[0] ?? '')).toEqual([404, noSuchPair, []]);
	expect(await db.$count(tripKeys)).toBe(0);
});

test('what is no reference or no address is said at the field', async () => {
	const { status, body } = await find('what?', 'ada');
	expect(status).toBe(400);
	expect(body).toMatchObject({
		issues: [
			{ path: 'reference', message: expect.stringContaining('looks like BD7K2MQ4R') },
			{ path: 'email', message: 'Please enter a valid email address' },
		],
	});
	const { body: empty } = await find(' ', 'ada@example.com');
	expect(empty).toMatchObject({ issues: [{ message: 'Please enter your booking reference.' }] });
});

test('after five wrong pairs a network is not told of this reference any more, and the right pair is answered by its letter', async () => {
	for (let tries = 0; tries < 5; tries += 1) {
		expect((await find(mine, 'ada@example.com', counted)).status).toBe(200);
		expect((await find(mine, `eve${tries}@example.com`, counted)).status).toBe(404);
	}
	const quiet = { ...counted, limitsUses: true };
	await db.delete(outbox);
	await db.delete(rateLimits).where(like(rateLimits.key, 'trip-link-letters-to:%'));
	const right = await find(mine, 'ADA@example.com', quiet);
	expect(
		(await db.select().from(outbox).orderBy(outbox.id)).map(({ recipient }) => recipient),
	).toEqual(['ada@example.com']);
	const wrong = await find(mine, 'eve@example.com', quiet);
	expect([right.status, right.body]).toEqual([429, tooMany]);
	expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
	expect(wrong.headers.get('Retry-After')).toBe(right.headers.get('Retry-After'));
	expect(await db.$count(outbox)).toBe(1);

	// Another trip of the same household, and this one from elsewhere.
	expect((await find(theirs, 'grace@example.com', counted)).status).toBe(200);
	const elsewhere = { ...counted, clientAddress: '203.0.113.8' };
	expect((await find(mine, 'ada@example.com', elsewhere)).status).toBe(200);
	const later = { ...counted, now: () => daysOn(1) };
	expect((await find(mine, 'ada@example.com', later)).status).toBe(200);
});

test('a reference is guessed at ten times an hour, from anywhere and in any spelling; its owner still gets the letter', async () => {
	for (const reference of [mine, 'BD9999999']) {
		const from = (place: number) => ({ ...counted, clientAddress: `198.51.100.${place}` });
		const spellings = [reference, reference.toLowerCase(), reference.slice(2), `${reference}.`];
		for (let tries = 0; tries < 10; tries += 1) {
			const spelling = spellings[tries % spellings.length] ?? '';
			expect((await find(spelling, 'eve@example.com', from(tries))).status).toBe(404);
		}
		const { status, body } = await find(reference, 'ada@example.com', from(11));
		expect([status, body]).toEqual([429, tooMany]);
	}
	expect(
		(await db.select().from(outbox).orderBy(outbox.id)).map(({ recipient }) => recipient),
	).toEqual(['ada@example.com']);
});

test('a network that tries thirty references in vain is told of none, and a mailbox gets three letters an hour', async () => {
	for (let tries = 0; tries < 30; tries += 1) {
		const { status } = await find(`BD30000${10 + tries}`, 'eve@example.com', counted);
		expect(status).toBe(404);
	}
	for (let tries = 0; tries < 4; tries += 1) {
		expect((await find(mine, 'ada@example.com', counted)).status).toBe(429);
	}
	expect(await db.$count(outbox)).toBe(3);
});

test('whoever guesses references in an owner’s name uses up none of the letters that answer the right pair', async () => {
	for (let tries = 0; tries < 10; tries += 1) {
		const { status } = await find(theirs, 'ada@example.com', counted);
		expect(status).toBe(tries < 5 ? 404 : 429);
	}
	expect(await db.$count(outbox)).toBe(0);
	const elsewhere = { ...counted, clientAddress: '203.0.113.8' };
	expect((await find(mine, 'ada@example.com', elsewhere)).status).toBe(200);
	expect(await db.$count(outbox)).toBe(1);
});

test('the links of all trips go to their address by letter, and each opens its trip', async () => {
	await db.update(bookings).set({ email: 'Ada@example.com' }).where(eq(bookings.reference, theirs));
	const { status, body } = await sendLinks('ADA@example.com');
	expect([status, body]).toEqual([200, linksSent]);
	const [letter] = await deliver();
	expect(letter?.recipient.toLowerCase()).toBe('ada@example.com');
	const links = [...(letter?.body ?? '').matchAll(new RegExp(keyInLetter, 'g'))];
	expect(links.map(([, reference = '']) => reference).toSorted()).toEqual([mine, theirs]);
	for (const [, reference = '', key = ''] of links) {
		expect((await open(reference, key)).status).toBe(200);
	}
});

test('whether there are trips or not, the answer is one and the same; only one of both brings a letter', async () => {
	const [known, unknown] = [
		await sendLinks('ada@example.com'),
		await sendLinks('nobody@example.com'),
	];
	expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
	expect(known.body).toEqual(linksSent);
	const letters = await db.select({ recipient: outbox.recipient }).from(outbox).orderBy(outbox.id);
	expect(letters).toEqual([{ recipient: 'ada@example.com' }]);
});

test('a mailbox gets three letters an hour, and nobody who asks for more is told so', async () => {
	for (let asked = 0; asked < 5; asked += 1) {
		const from = { ...counted, clientAddress: `198.51.100.${asked}` };
		expect((await sendLinks('ada@example.com', from)).status).toBe(200);
	}
	expect(await db.$count(outbox)).toBe(3);
});

test('without a script the form leads to the trip, or shows what was typed and what is wrong with it', async () => {
	const built = '<title>x | y</title><section class="a" data-filled>old</section>';
	const { handle: answer } = serve(...findBookingRoutes(async () => built));
	const found = await answer(
		formRequest('/api/trips/find', { reference: 'bd2000001', email: 'ada@example.com' }),
		deps,
	);
	const page = await found.text();
	expect([found.status, found.headers.getSetCookie()]).toEqual([200, []]);
	expect(page).toContain(
		'We have sent it to <strong class="wrap-anywhere">a…@example.com</strong>',
	);
	expect(page).not.toMatch(/Lovelace|ada@example|JFK/);
	const { cookie } = await open(mine, await keyFor(mine));
	const known = await answer(
		formRequest('/api/trips/find', { reference: mine, email: 'ada@example.com' }, cookie),
		deps,
	);
	expect([known.status, known.headers.get('Location')]).toEqual([303, `/trip/${mine}?done=find`]);

	const typed = { reference: '<b>"', email: 'ada@example.com' };
	const refused = await answer(formRequest('/api/trips/find', typed), deps);
	const html = await refused.text();
	expect([refused.status, refused.headers.get('Referrer-Policy')]).toEqual([400, 'no-referrer']);
	expect(html).toContain('value="&lt;b&gt;&quot;"');
	expect(html).toContain('value="ada@example.com"');
	expect(html).toContain('looks like BD7K2MQ4R');
	expect(html).toContain('<title>Find my booking | y</title>');

	const wrong = await answer(
		formRequest('/api/trips/find', { reference: 'BD9999999', email: 'ada@example.com' }),
		deps,
	);
	expect(wrong.status).toBe(404);
	expect(await wrong.text()).toContain('We found no booking');
	const sent = await answer(formRequest('/api/trips/send-links', { email: 'x@y.example' }), deps);
	expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/find-booking/sent']);
});

test('a form of another site opens and sends nothing', async () => {
	for (const [path, fields] of [
		['/api/trips/find', { reference: mine, email: 'ada@example.com' }],
		['/api/trips/send-links', { email: 'ada@example.com' }],
	] as const) {
		const request = formRequest(path, fields);
		request.headers.set('Sec-Fetch-Site', 'cross-site');
		const { status, headers } = await handle(request, deps);
		expect([status, headers.getSetCookie()]).toEqual([403, []]);
	}
	expect(await db.$count(outbox)).toBe(0);
});

const linksSent = { message: expect.stringMatching(/^If trips were booked with this address/) };
