import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { prepareServer, ServerRefusal } from '#src/server/db/prepare-server.ts';
import { destinations, flights, seeds, testimonials, tours, users } from '#src/server/db/schema.ts';

import { bridgeTo } from '../support/postgres-bridge.ts';
import { testPostgres } from '../support/postgres.ts';
import { ask, writeBuild } from './serve-fixture.ts';
import { type Served, serveIn } from './serve-process.ts';

const {
	database: administrative,
	bridge,
	url: template,
} = await testPostgres({ isPatient: false });

/** A directory as the command is run in: a small build, the product's own functions, Netlify's file. */
let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'bright-departures-own-server-'));
	await rename(await writeBuild(), join(directory, 'dist'));
	await symlink(resolve('functions'), join(directory, 'functions'));
	await copyFile('netlify.toml', join(directory, 'netlify.toml'));
});
afterAll(() => rm(directory, { recursive: true }));

const serve = (url: string): Served =>
	serveIn(directory, { PORT: '0', DATABASE_URL: url, SMTP_URL: '', ADMIN_EMAIL: '' });

test.concurrent('two processes that start at once on a new server prepare it once, and end cleanly', async ({
	expect,
}) => {
	const url = await newDatabase();
	const both = [serve(url), serve(url)];
	const [first] = await Promise.all(both.map(({ serving }) => serving));
	if (!first) throw new Error('Nothing serves.');
	expect(await read(first, '/api/health')).toMatchObject({
		status: 200,
		body: { database: 'postgres' },
	});
	expect(await read(first, '/api/tours')).toMatchObject({ status: 200, body: { length: 12 } });

	const ends = both.map(({ process, ended }) => {
		process.kill('SIGTERM');
		return ended;
	});
	const [one, other] = await Promise.all(ends);
	expect([one?.code, other?.code]).toEqual([0, 0]);
	expect(`${one?.output}${other?.output}`.match(/password \S+ \(shown only now\)/g)).toHaveLength(
		1,
	);
	await whileOpen(url, async (database) => {
		expect(await database.$count(users)).toBe(1);
		const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
		// The server hears of an end a moment after the process that ended.
		await expect
			.poll(() => database.select({ open: count() }).from(sql`${others}`))
			.toEqual([{ open: 0 }]);
	});
});

test.concurrent('while the server is away pages are served and calls are 503s; once it answers all is prepared', async ({
	onTestFinished,
}) => {
	const url = new URL(await newDatabase());
	const gone = await bridgeTo(inject('postgres').socket, 'tcp');
	await gone.close();
	url.port = String(gone.port);
	const served = serve(url.href);
	const server = await served.serving;
	expect((await ask(server, '/')).text).toContain('Home');
	expect(await read(server, '/api/tours')).toMatchObject({
		status: 503,
		headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
		body: { message: expect.any(String) },
	});

	const back = await bridgeTo(inject('postgres').socket, 'tcp', gone.port);
	onTestFinished(() => back.close());
	expect(await read(server, '/api/tours')).toMatchObject({ status: 200, body: { length: 12 } });
	await served.printed(/Administrator .* \(shown only now\)/);
	served.process.kill('SIGTERM');
	expect(await served.ended).toMatchObject({
		code: 0,
		output: expect.stringContaining('ECONNREFUSED'),
	});
});

test.concurrent('a process that is told to end while it waits for a silent server ends cleanly', async ({
	onTestFinished,
}) => {
	const silent = createServer().listen(0, '127.0.0.1');
	onTestFinished(() => void silent.close());
	await once(silent, 'listening');
	const address = silent.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const { process, ended } = serve(`postgresql://app@127.0.0.1:${port}/app`);
	await once(silent, 'connection');
	process.kill('SIGTERM');
	expect(await ended).toMatchObject({ code: 0, output: '' });
});

test('a server that has a catalog of its own, or had one, gets no other', async () => {
	const place = { kind: 'server', url: await newDatabase() } as const;
	await prepareServer(place);
	await whileOpen(place.url, async (database) => {
		const catalog = [flights, tours, destinations, testimonials];
		for (const table of catalog) await database.delete(table);
		await prepareServer(place);
		expect(await Promise.all(catalog.map((table) => database.$count(table)))).toEqual([0, 0, 0, 0]);
		await database.delete(seeds);
		await database
			.insert(testimonials)
			.values({ name: 'Ada', testimonial: 'Lovely', rating: 5, tripName: 'Kyoto' });
		await prepareServer(place);
		expect(await Promise.all(catalog.map((table) => database.$count(table)))).toEqual([0, 0, 0, 1]);
	});
});

test.each([
	['a database that is not there', { pathname: '/none' }, 'database "none" does not exist'],
	['TLS that the server does not have', { search: '?sslmode=verify-full' }, 'does not support SSL'],
])('%s is told to whoever starts the process', async (_, change, words) => {
	const { href } = Object.assign(new URL(template), change);
	const refused = await prepareServer({ kind: 'server', url: href }).catch(
		(error: unknown) => error,
	);
	expect(refused).toBeInstanceOf(ServerRefusal);
	expect(refused).toMatchObject({ message: expect.stringContaining(words) });
});

/** @returns the URL of a database that is as PostgreSQL makes them */
async function newDatabase(): Promise<string> {
	const name = `own_${randomUUID()}`;
	await administrative.execute(sql`create database ${sql.identifier(name)}`);
	const { user } = inject('postgres');
	return `postgresql://${user}@127.0.0.1:${bridge.port}/${name}?sslmode=disable`;
}

async function whileOpen(url: string, work: (database: Database) => Promise<void>): Promise<void> {
	const { database, close } = await openDatabase({ kind: 'server', url });
	try {
		await work(database);
	} finally {
		await close();
	}
}

async function read(server: { url: string }, path: string) {
	const { status, headers, text } = await ask(server, path);
	const body: unknown = JSON.parse(text);
	return { status, headers, body };
}
