import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, onTestFinished, test, vi } from 'vitest';

import { applicationRoutes } from '#functions/api/applications.ts';
import type { JobOpening } from '#src/domain/requests/job-opening.ts';
import { applications, outbox } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { jobOpenings } from '#src/server/requests/job-openings.ts';

import { send, testDependencies } from '../support/api.ts';
import {
	application as valid,
	refusedFor,
	type Refusal,
	requestCalls,
	tenOfEleven,
} from '../support/request-calls.ts';

const path = '/api/applications';
const openings: JobOpening[] = [
	{ id: 'travel-consultant', title: 'Travel Consultant', closes: '2027-01-31' },
	{ id: 'lasts-today', title: 'Lasts Today', closes: '2026-11-21' },
	{ id: 'ended-yesterday', title: 'Ended Yesterday', closes: '2026-11-20' },
	{ id: 'until-found', title: 'Until Found', closes: null },
];
const { handle } = serve(...applicationRoutes(async () => openings));
const calls = await requestCalls(handle, path, applications);
const { db, post, stored, outcome, outcomeOfEleven } = calls;

const nameRule = 'Name must be at least 2 characters.';
const emailRule = 'Please enter a valid email address.';
const phoneRule = 'Please enter a valid phone number.';
const shortPhone = 'Please enter a valid phone number.';
const linkRule = 'Please enter a link that begins with https:// or http://.';
const messageRule = 'Message must be at least 10 characters.';
const closedRule = 'This position is no longer open.';
const unstorable = 'Please remove characters that cannot be stored.';

test('an application is stored without the spaces around it, and its receipt is given', async () => {
	const { status, body } = await post({ ...valid, name: '  Ada Lovelace ' });
	expect(status).toBe(201);
	expect(body).toEqual({ id: 1, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
	const [row] = await db.select().from(applications);
	expect(row).toMatchObject(valid);
});

test('a name over several lines becomes one, whole for the desk and in words of letters for the applicant', async () => {
	const name = 'Ada\r\n\r\nPlease visit https://example.com\u2028Lovelace';
	const line = 'Ada Please visit https://example.com Lovelace';
	expect((await post({ ...valid, name })).status).toBe(201);
	expect(await db.select().from(applications)).toMatchObject([{ name: line }]);
	const [toApplicant, toDesk] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toApplicant?.body).toMatch(/^Dear Ada Please visit Lovelace,\n/);
	expect(toDesk?.body).toContain(line);
});

test.each([
	['a phone number with typographic dashes', { phone: '212–555‑0100 ext. 12' }, {}],
	['no link', { link: undefined }, { link: null }],
	['a link of http', { link: 'http://ada.example.com' }, {}],
	['a link to another alphabet', { link: 'https://пример.рф/резюме' }, {}],
	['a job until somebody is found', { job: 'until-found' }, {}],
	['a job whose last day is not over', { job: 'lasts-today' }, {}],
	['markup', { message: '<script>alert(1)</script>' }, {}],
	['the longest there may be', { name: 'n'.repeat(100), message: 'm'.repeat(5000) }, {}],
])('an application with %s is stored as it is', async (_, changes, row) => {
	expect((await post({ ...valid, ...changes })).status).toBe(201);
	expect(await db.select().from(applications)).toMatchObject([{ ...valid, ...changes, ...row }]);
});

const refused: Refusal[] = [
	['a short name', { name: ' A ' }, ['name'], nameRule],
	['no email', { email: undefined }, ['email'], emailRule],
	['an email that is a list', { email: ['ada@example.com'] }, ['email'], emailRule],
	['a short phone number', { phone: '123456789' }, ['phone'], shortPhone],
	['words for a phone number', { phone: 'call me tonight' }, ['phone'], phoneRule],
	['a message of nine characters', { message: '123456789' }, ['message'], messageRule],
	['a message that cannot be seen', { message: '\u200b'.repeat(20) }, ['message'], messageRule],
	['NUL in the message', { message: 'Hello, you\0' }, ['message'], unstorable],
	[
		'a message of 5001 characters',
		{ message: 'm'.repeat(5001) },
		['message'],
		'Please use at most 5000 characters.',
	],
	[
		'a link of 501 characters',
		{ link: `https://a.example/${'x'.repeat(483)}` },
		['link'],
		'Please use at most 500 characters.',
	],
	['more than is asked', { isAdmin: true }, ['isAdmin'], 'Unknown field.'],
	[
		'everything wrong',
		{ job: '', name: '', email: 'x', phone: '', link: 'x', message: '' },
		['job', 'name', 'email', 'phone', 'link', 'message'],
		closedRule,
	],
];
const badLinks = [
	' javascript:alert(1)',
	'java\nscript:alert(1)',
	' JAVASCRIPT://x.example/%0aalert(1)',
	'data:text/html,<script>alert(1)</script>',
	'file:///etc/passwd',
	'//example.com',
	'ada.example.com/cv',
	'https://',
	'https://localhost',
	'https://bank.example@evil.example',
	'https://ada.example.com/a cv',
	'https://ada.example.com/\u202efdp.exe',
	'https://ada.example.com/\0',
	'',
	null,
	7,
];
const badJobs = [
	'../legal/privacy',
	'..%2f..%2fetc%2fpasswd',
	'travel-consultant/../../contact',
	'/etc/passwd',
	'travel-consultant\0',
	'travel-consultant\n',
	'Travel-Consultant',
	' travel-consultant',
	'-',
	'x'.repeat(101),
	'',
	undefined,
	null,
	['travel-consultant'],
	'ended-yesterday',
	'never-was',
	'constructor',
];
test.each([
	...refused,
	...badLinks.map((link): Refusal => [
		`the link ${JSON.stringify(link)}`,
		{ link },
		['link'],
		linkRule,
	]),
	...badJobs.map((job): Refusal => [
		`the job ${JSON.stringify(job)}`,
		{ job },
		['job'],
		closedRule,
	]),
])(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, changes, fields, message) => {
		expect(await outcome({ ...valid, ...changes })).toEqual(refusedFor(fields, message));
	},
);

test('the same attempt again gives the first receipt, also once the job is closed', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const again = await post(valid, attempt, { now: () => new Date('2027-02-15') });
	expect([first.status, again.status]).toEqual([201, 200]);
	expect(again.body).toEqual(first.body);
	expect((await post({ ...valid, name: 'Ada King' }, attempt)).status).toBe(409);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});

test('the applicant is told that it came, without the words; the desk gets it to answer', async () => {
	await post(valid);
	const [toApplicant, toDesk] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toApplicant).toMatchObject({
		kind: 'application-received',
		recipient: valid.email,
		subject: 'Bright Departures: your application as Travel Consultant',
	});
	expect(toApplicant?.body).not.toMatch(/journeys|ada\.example\.com/);
	expect(toDesk).toMatchObject({
		kind: 'application-for-desk',
		recipient: 'hello@brightdepartures.example',
		replyTo: valid.email,
		subject: 'Application 1: Travel Consultant',
	});
	for (const words of [valid.phone, valid.link, valid.message]) {
		expect(toDesk?.body).toContain(words);
	}
});

test('of eleven applications in an hour from one address the last is refused', async () => {
	expect(await outcomeOfEleven(valid)).toEqual(tenOfEleven(2));
});

test('a deployed function knows the jobs from the site; without them it is a 503, and nothing is stored', async () => {
	vi.stubEnv('SITE_ID', 'ours');
	vi.spyOn(console, 'error').mockReturnValue();
	let answer = JSON.stringify(openings);
	const site = createServer(({ url }, response) => {
		response.statusCode = url === '/careers/openings.json' ? 200 : 404;
		response.end(answer);
	}).listen(0, '127.0.0.1');
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
		site.close();
	});
	await once(site, 'listening');
	const address = site.address();
	const port = typeof address === 'object' ? address?.port : null;
	const deps = testDependencies(db, { limitsUses: false });
	const { handle: deployed } = serve(
		...applicationRoutes(() => jobOpenings(new Request(`http://127.0.0.1:${port}${path}`))),
	);
	const apply = () => send(deployed, deps, 'POST', path, { body: valid });
	expect((await apply()).status).toBe(201);
	for (const broken of ['<h1>Site not found</h1>', '{}', '[{"id":7}]']) {
		answer = broken;
		const { status, headers, body } = await apply();
		expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
		expect(body).toMatchObject({
			message: 'The service is not available at the moment. Please try again shortly.',
		});
	}
	site.close();
	site.closeAllConnections();
	expect((await apply()).status).toBe(503);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});
