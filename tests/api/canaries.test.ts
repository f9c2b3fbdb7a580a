import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { outbox, passwordResets } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { applyRetention } from '#src/server/people/retention.ts';
import { tokenHashOf } from '#src/server/world/secret-token.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { isOfBackOffice, isOfTrip, servedEndpoints } from '../support/api-endpoints.ts';
import { apiRequest, type Handle, type Sent, testNow } from '../support/api.ts';
import {
	canary,
	canaryBodies,
	canaryHeaders,
	resetToken,
	wrongBodies,
} from '../support/canaries.ts';
import { testDatabase } from '../support/database.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());

const opening = { id: 'canary-keeper', title: 'Keeper', closes: null };
const applications: Handle = serve(...applicationRoutes(async () => [opening])).handle;
const all = await servedEndpoints();
const open = all
	.filter((served) => !isOfBackOffice(served) && !isOfTrip(served))
	.map((each) =>
		each.name === 'POST /api/applications' ? { ...each, handle: applications } : each,
	);

/** All that was written to the console, and to the streams behind it. */
let written: string[] = [];

beforeEach(async () => {
	written = [];
	const write = (...parts: unknown[]) => {
		written.push(parts.map(String).join(' '));
		return true;
	};
	for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
		vi.spyOn(console, level).mockImplementation(write);
	}
	vi.spyOn(process.stdout, 'write').mockImplementation(write);
	vi.spyOn(process.stderr, 'write').mockImplementation(write);
	const { id } = await signedIn({ email: 'somebody@example.com' });
	const expiresAt = new Date(testNow.getTime() + 1000);
	await db
		.insert(passwordResets)
		.values({ tokenHash: tokenHashOf(resetToken), userId: id, expiresAt });
	return () => vi.restoreAllMocks();
});

test('there is a body of canaries for every public endpoint that takes one', () => {
	const taking = open.filter(({ endpoint }) => endpoint.method !== 'GET');
	expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(canaryBodies).toSorted());
});

test('what people type never stands in an address: parameters are numbers of rows, or ids of ours', () => {
	const paths = open.map(({ endpoint }) => endpoint.path);
	expect(
		paths.filter((path) => !/^(\/[a-z-]+|\/:id|\/:attempt|\/:reference\.ics)+$/.test(path)),
	).toEqual([]);
});

test('nothing of a person is in logs, addresses and refusals: sent well, twice, wrongly or unreadably', async () => {
	const statuses = new Set<number>();
	for (const { name, handle } of open) {
		const body = canaryBodies[name];
		for (const sent of body ? [...readable(body), ...unreadable(body)] : [{}]) {
			statuses.add(await call(name, handle, sent));
		}
	}
	for (const status of [200, 201, 400, 401, 409, 413, 415]) expect(statuses).toContain(status);
	expect(statuses).not.toContain(500);
	expect(logged()).toContain('"status":401');
	expectNoCanary(logged(), 'the log');
	expect(await letterLinks()).not.toMatch(canary);
});

// What the engine says of each quotes the row: the trigger puts it into the message.
test.each([
	['a contradiction', '23505', 409],
	['a value that cannot be stored', '22021', 400],
	['a full disk', '53100', 503],
	['damage', 'XX001', 500],
])(
	'nothing of a person is in logs and answers when the database tells of %s',
	async (_, state, status) => {
		await failWith(state);
		try {
			const statuses: Record<string, number> = {};
			for (const { name, handle } of open) {
				const body = canaryBodies[name];
				if (body) statuses[name] = await call(name, handle, { body });
			}
			expect(statuses).toMatchObject({
				'POST /api/bookings': status,
				'POST /api/register': status,
				'POST /api/inquiries': status,
				'POST /api/subscribe': status,
			});
		} finally {
			await heal();
		}
		expectNoCanary(logged(), 'the log');
		expect(logged()).toContain(state);
	},
);

test('nothing of a person is in the log of letters, of what is kept no longer, and of who is erased', async () => {
	const inquiry = canaryBodies['POST /api/inquiries'];
	const inquiries = open.find(({ name }) => name === 'POST /api/inquiries');
	if (!inquiries) throw new Error('Nobody answers inquiries.');
	await call(inquiries.name, inquiries.handle, { body: inquiry });
	const send = async ({ recipient, body }: { recipient: string; body: string }) => {
		throw Object.assign(new Error(`550 ${recipient}: ${body}`), { code: 'EENVELOPE' });
	};
	await deliverOutbox({ db, now: () => testNow, randomBytes, send });
	await deliverOutbox({ db, now: () => testNow, randomBytes, send: null });
	await applyRetention({ db, now: () => testNow });
	const { email } = Object(inquiry) as { email: string };
	for (const path of ['find', 'export', 'erase']) {
		const body = { email, ...(path === 'erase' && { confirmation: email }) };
		expect((await ask(handle, 'POST', `/api/admin/people/${path}`, body)).status).toBe(200);
	}
	expect(logged()).toContain('letter not sent');
	expect(logged()).toContain('retention applied');
	expectNoCanary(logged(), 'the log');
	// What an administrator is told of the system.
	for (const { endpoint, handle } of all) {
		if (!/^\/api\/(health|metrics)$/.test(endpoint.path)) continue;
		const { body } = await ask(handle, endpoint.method, endpoint.path);
		expectNoCanary(JSON.stringify(body), endpoint.path);
	}
});

/** Sends as a browser does, and looks at all that the answer says but what people are told of themselves. */
async function call(name: string, handle: Handle, { body, headers }: Sent): Promise<number> {
	const [method = '', path = ''] = name.split(' ');
	const address = `${path.replace(':id', 'canary')}?q=canary&email=canaria%40yellowbird.example`;
	const request = apiRequest(method, address, { body, headers: { ...canaryHeaders, ...headers } });
	const answer = await handle(request, { ...deps, limitsUses: true, clientAddress: '203.0.113.9' });
	const text = await answer.text();
	const about = `${name} ${answer.status}`;
	expectNoCanary(JSON.stringify([...answer.headers]), `the head of ${about}`);
	if (answer.status >= 400) expectNoCanary(text, about);
	return answer.status;
}

function readable(body: object): Sent[] {
	const headers = { 'X-Client-Id': randomUUID() };
	const other = { ...body, message: 'Another canary message.', budget: 'Two canaries' };
	return [
		{ body, headers },
		{ body, headers },
		{ body: other, headers },
		{ body, headers: { 'X-Client-Id': 'canary' } },
		...wrongBodies(body).map((wrong) => ({ body: wrong })),
	];
}

function unreadable(body: object): Sent[] {
	const text = JSON.stringify(body);
	return [
		{ body: text.slice(0, -1) },
		{ body: `[${text}]` },
		{ body: JSON.stringify({ ...body, padding: 'canary'.repeat(50_000) }) },
		{ body: text, headers: { 'Content-Type': 'text/canary' } },
		{ body: text, headers: { 'Sec-Fetch-Site': 'cross-site' } },
	];
}

function logged(): string {
	return written.join('\n');
}

function expectNoCanary(text: string, where: string): void {
	const found = canary.exec(text);
	const around = found && text.slice(Math.max(0, found.index - 60), found.index + 60);
	expect(around, `a canary is in ${where}`).toBeNull();
}

/** The addresses in all letters that were written. */
async function letterLinks(): Promise<string> {
	const letters = await db.select({ body: outbox.body }).from(outbox).orderBy(outbox.id);
	const links = letters.flatMap(({ body }) => body.match(/https:\/\/site\.example\S*/g) ?? []);
	expect(links.length).toBeGreaterThan(0);
	return links.join('\n');
}

const writtenTables = ['bookings', 'inquiries', 'users', 'subscribers', 'applications', 'outbox'];

async function failWith(state: string): Promise<void> {
	await db.execute(
		sql.raw(`
		create or replace function quote_row() returns trigger language plpgsql as $$
		begin raise exception using errcode = '${state}', message = new::text, detail = new::text; end $$
	`),
	);
	for (const table of writtenTables) {
		await db.execute(
			sql.raw(
				`create trigger quote_row before insert on ${table} for each row execute function quote_row()`,
			),
		);
	}
}

async function heal(): Promise<void> {
	await db.execute(sql`drop function if exists quote_row cascade`);
}
