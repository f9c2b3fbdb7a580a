import { subHours } from 'date-fns/subHours';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { readMetrics } from '#src/contract/desk/metrics.ts';
import { outbox } from '#src/server/db/schema.ts';
import { durationWithin } from '#src/server/platform/request-counts.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, send, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const { db, deps, ask } = administratorCalls(await testDatabase());

async function metrics() {
	const { status, body } = await ask(handle, 'GET', '/api/metrics');
	expect(status).toBe(200);
	return z.parse(readMetrics.reply, body);
}

test('requests are counted by route, status and duration, whatever they were about', async () => {
	await insertTours(db, tourRow());
	for (const id of ['1', '1', '9']) await send(handle, deps, 'GET', `/api/tours/${id}`);
	await send(handle, deps, 'POST', '/api/tours/1', { body: {} });
	const { requests, scope } = await metrics();
	const [reads, writes] = requests.filter(({ route }) => route === '/api/tours/:id');
	expect(reads).toMatchObject({ method: 'GET', requests: 3, byStatus: { '2xx': 2, '4xx': 1 } });
	expect(writes).toMatchObject({ method: 'POST', requests: 1, byStatus: { '4xx': 1 } });
	const counted = reads?.durations.reduce((sum, duration) => sum + duration.requests, 0);
	expect(counted).toBe(3);
	expect(scope).toContain('of the process that answered');
});

test('letters that wait and that were given up are counted, and the oldest has its age', async () => {
	const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'Hello', body: '' };
	const givenUp = { ...letter, attempts: 10, lastError: 'Error EENVELOPE 550' };
	await db
		.insert(outbox)
		.values([
			{ ...letter, createdAt: subHours(testNow, 2), attempts: 3, lastError: 'Error ESOCKET' },
			{ ...letter, createdAt: testNow },
			givenUp,
			{ ...givenUp, sentAt: testNow },
			{ ...givenUp, lastError: 'Superseded' },
			{ ...givenUp, nextAttemptAt: testNow },
		]);
	expect((await metrics()).letters).toEqual({ waiting: 2, givenUp: 1, oldestSeconds: 7200 });
});

test('the process and its database are described, and nobody is named', async () => {
	const found = await metrics();
	expect(found).toMatchObject({ database: 'embedded', connections: null });
	expect(found.checks).toEqual({ connection: true, writing: true, passwords: true });
	expect(found.process.residentMegabytes).toBeGreaterThan(found.process.heapMegabytes);
	expect(JSON.stringify(found)).not.toMatch(/@|boss|203\.0\.113/i);
});

const token = 'm3'.repeat(16);

function scrape(shown: string, { metricsToken = token }: { metricsToken?: string | null } = {}) {
	const headers = { Authorization: shown };
	return handle(apiRequest('GET', '/api/metrics', { headers }), { ...deps, metricsToken });
}

test('a program that shows the token reads the same figures as Prometheus has them', async () => {
	await send(handle, deps, 'GET', '/api/tours/1');
	const response = await scrape(`Bearer ${token}`);
	expect(response.status).toBe(200);
	expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
	const lines = (await response.text()).trimEnd().split('\n');
	const wrong = lines.filter((line) => !(isSample(line) || isDescription(line)));
	expect(wrong).toEqual([]);
	const seriesOf = (line: string) => line.slice(0, line.lastIndexOf(' '));
	const series = lines.filter(isSample).map(seriesOf);
	expect(new Set(series).size).toBe(series.length);
	expect(lines).toContain('bright_check{check="writing"} 1');
	const { requests } = await metrics();
	const tour = requests.find(({ route }) => route === '/api/tours/:id');
	const named = `method="GET",route="/api/tours/:id"`;
	expect(lines).toContain(
		`bright_request_duration_seconds_bucket{${named},le="+Inf"} ${tour?.requests}`,
	);
	expect(lines).toContain(`bright_request_duration_seconds_count{${named}} ${tour?.requests}`);
});

test('another token, and one where none is set, opens nothing', async () => {
	const wrong = await scrape('Bearer wrong');
	expect(wrong.status).toBe(401);
	expect(wrong.headers.get('WWW-Authenticate')).toBe('Bearer');
	expect(await wrong.json()).toMatchObject({ message: expect.stringContaining('METRICS_TOKEN') });
	expect((await scrape(`Bearer ${token}`, { metricsToken: null })).status).toBe(401);
	expect((await scrape('Bearer null', { metricsToken: null })).status).toBe(401);
});

/** A line of the exposition format: name, labels in quotes, a number. */
function isSample(line: string): boolean {
	const label = String.raw`[a-z_]+="(?:[^"\\]|\\["\\n])*"`;
	return new RegExp(
		String.raw`^[a-z_]+(?:\{${label}(?:,${label})*\})? -?\d+(?:\.\d+)?(?:e[+-]\d+)?$`,
	).test(line);
}

function isDescription(line: string): boolean {
	return /^# (?:HELP [a-z_]+ \S.*|TYPE [a-z_]+ (?:gauge|counter|histogram))$/.test(line);
}

test('a percentile is the bound within which so many requests lie', () => {
	const fiftyFast = [0, 50];
	expect(durationWithin(fiftyFast, 0.5)).toBe(10);
	expect(durationWithin([90, 9, 1], 0.5)).toBe(5);
	expect(durationWithin([90, 9, 1], 0.99)).toBe(10);
	expect(durationWithin([90, 9, 1], 1)).toBe(25);
	expect(durationWithin([...Array<number>(11).fill(0), 1], 0.5)).toBe(null);
	expect(durationWithin([], 0.5)).toBe(null);
});
