import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { addresses as pictureAddresses } from '#functions/upload.ts';
import { inquiries, pictureFiles, pictureUploads } from '#src/server/db/schema.ts';

import { callPacked, type PackedRequest } from '../support/deploy/call-packed.ts';
import { forbiddenContents } from '../support/deploy/forbidden-contents.ts';
import { startPackedWorld } from '../support/deploy/packed-world.ts';
import { requestFor } from '../support/deploy/request-for.ts';
import { signInAtDesk } from '../support/deploy/sign-in-at-desk.ts';
import { measureStarts, startsTable } from '../support/deploy/starts.ts';
import { unpackFunctions } from '../support/deploy/unpacked-functions.ts';
import { application, inquiry } from '../support/request-calls.ts';
import { samplePicture } from '../support/sample-pictures.ts';

const folder = await mkdtemp(join(tmpdir(), 'bright-deploy-'));
const functions = await unpackFunctions(folder);
const world = await startPackedWorld();
afterAll(async () => {
	await world.stop();
	await rm(folder, { recursive: true, force: true });
});

describe.each(functions)('$name', ({ name, source, packed, bytes, files, folder: place }) => {
	const { path = [], preferStatic, schedule, rateLimit } = source.config;

	test('has the addresses, the schedule and the limit that its source names', () => {
		expect(packed.routes.map(({ pattern }) => pattern)).toEqual(path);
		expect(packed.routes.map(({ prefer_static }) => prefer_static)).toEqual(
			path.map(() => preferStatic),
		);
		expect(packed.excludedRoutes.map(({ pattern }) => pattern)).toEqual(
			name === 'api' ? pictureAddresses : [],
		);
		expect(packed.schedule).toBe(schedule);
		const { rateLimitConfig, aggregate } = packed.trafficRules?.action.config ?? {};
		expect(rateLimitConfig?.windowSize).toBe(rateLimit?.windowSize);
		expect(rateLimitConfig?.windowLimit).toBe(rateLimit?.windowLimit);
		expect(aggregate?.keys.map(({ type }) => type)).toEqual(rateLimit?.aggregateBy);
		expect(packed.runtimeVersion).toBe('nodejs24.x');
	});

	test('is one file of ours and four of Netlify’s, and small', () => {
		const packages = files.filter((file) => file.name.startsWith('node_modules/'));
		const others = files.filter((file) => !packages.includes(file));
		const ours = others.filter((file) => !file.name.startsWith('___netlify-'));
		expect(others).toHaveLength(5);
		// What reads and prints pictures is machine code: it comes beside the two functions that load it.
		const isPrinter = ['upload', 'picture-uploads'].includes(name);
		expect(ours.map((file) => file.name)).toEqual([
			isPrinter ? `.functions/${name}.mjs` : `${name}.mjs`,
		]);
		expect(packages.length > 0).toBe(isPrinter);
		// About 330 KB are Netlify's; the API has all its rooms in one file, as the pages have theirs.
		expect(bytes).toBeLessThanOrEqual(isPrinter ? 12_000_000 : 900_000);
	});

	test('carries no embedded database, no code of tests and no secret', () => {
		expect(forbiddenContents(files)).toEqual([]);
	});

	test.each(source.rooms)(
		'$name answers from its archive alone, with rows of a PostgreSQL behind Neon’s driver',
		async (room) => {
			const { request, status, body } = requestFor(source, room);
			const answer = await callPacked(place, name, request, world);
			expect(answer).toMatchObject({ status, body: expect.stringMatching(body) });
		},
	);
});

test.each([
	['new URL("./pglite.wasm")', 'the embedded database'],
	['smtps://app:word@mail.example:465', 'a connection with its password'],
	['import{vi}from"vitest"', 'code of tests'],
	['-----BEGIN PRIVATE KEY-----', 'a key'],
	['//# sourceMappingURL=a.mjs.map', 'a source map'],
	['at /home/ada/site/functions', 'a place on the machine that built it'],
])('%s would be found in an archive', (code, what) => {
	const files = [{ name: 'a.mjs', content: Buffer.from(`const a = 1; // ${code}`) }];
	expect(forbiddenContents(files)).toEqual([`a.mjs holds ${what}`]);
});

function ask(name: string, request: PackedRequest) {
	const { folder: place } = functions.find((one) => one.name === name) ?? { folder };
	return callPacked(place, name, request, world);
}

test('a packed function stores what it is sent, and only that of the site itself sends letters', async () => {
	const inquire = { method: 'POST', path: '/api/inquiries', body: inquiry };
	expect(await ask('api', inquire)).toMatchObject({ status: 201 });
	expect(await world.database.$count(inquiries)).toBe(1);

	// It reads which jobs there are from the site.
	const apply = { method: 'POST', path: '/api/applications', body: application };
	expect(await ask('api', apply)).toMatchObject({ status: 201 });

	const preview = { deployContext: 'deploy-preview' };
	expect(await ask('api', { ...inquire, ...preview })).toMatchObject({ status: 403 });
	expect(await ask('api', { method: 'GET', path: '/api/flights', ...preview })).toMatchObject({
		status: 200,
	});
	const deliver = { method: 'POST', path: '/', body: {} };
	expect(await ask('outbox', { ...deliver, ...preview })).toMatchObject({ status: 204 });
	expect(await world.database.$count(inquiries)).toBe(1);
	expect(world.mail.received).toEqual([]);

	expect(await ask('outbox', deliver)).toMatchObject({ status: 204 });
	expect(world.mail.received.length).toBeGreaterThan(0);
});

test('a packed function reads a picture and prints its files, and another one serves them', async () => {
	const cookie = await signInAtDesk(world.database);
	const upload: PackedRequest = {
		method: 'POST',
		path: '/api/desk/pictures?alt=A+red+gate+in+the+sea',
		headers: { cookie, 'content-type': 'image/jpeg', 'sec-fetch-site': 'same-origin' },
		body: await samplePicture('jpeg', { width: 800, height: 600 }),
	};
	const { status, body } = await ask('upload', upload);
	expect([status, body]).toEqual([202, expect.stringContaining('"state":"waiting"')]);
	// The process may end with its answer: what it began is left to it for a while, and then to the other function.
	await world.database.update(pictureUploads).set({ workedUntil: null });
	const print = { method: 'POST', path: '/', body: {} };
	expect(await ask('picture-uploads', print)).toMatchObject({ status: 204 });
	const [file] = await world.database.select().from(pictureFiles);
	const served = await ask('pictures', { method: 'GET', path: `/pictures/${file?.name}` });
	expect(served.status).toBe(200);
});

test('how long a function takes from an empty process, beside the least that a function can be', async () => {
	const starts = await measureStarts(functions, folder, world);
	console.log(startsTable(starts));
	const rooms = functions.flatMap(({ source }) => source.rooms);
	expect(starts).toHaveLength(rooms.length + 2);
});
