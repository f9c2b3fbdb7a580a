import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { adminPassword } from './admin-password.ts';

const run = promisify(execFile);

type StoredBooking = {
	reference: string;
	attemptId: string | null;
	type: string;
	itemId: string;
	name: string;
	email: string;
	travelers: number;
	totalPrice: number;
	clientTotal: number;
	departureDate: string;
	details: Record<string, unknown>;
};

/** The built site, served by a process of its own from data of its own. */
export type EmbeddedSite = {
	url: string;
	/** Starts it again after `kill`, on the same data. */
	start: () => Promise<void>;
	/** As a power cut for the process: SIGKILL. */
	kill: () => Promise<void>;
	/**
	 * Stops the server, reads the rows it stored in a table ('customOffers', as the schema names it), oldest first,
	 * and starts it again at the same address.
	 */
	storedRows: (table: string) => Promise<Record<string, unknown>[]>;
	storedBookings: () => Promise<StoredBooking[]>;
	/** Stops the server, puts bookings into its database as they are, and starts it again at the same address. */
	insertBookings: (rows: readonly object[]) => Promise<void>;
	/** The letters it has delivered: without a mail server, shown on its console. Each begins with its reader's address. */
	shownLetters: () => string[];
	/** Ends it and removes its data. */
	remove: () => Promise<void>;
};

/** Serves `dist/` on a free port with an empty, seeded database and no rate limits. */
export async function embeddedSite(): Promise<EmbeddedSite> {
	const dataDirectory = await mkdtemp(join(tmpdir(), 'bright-departures-'));
	let server: ChildProcess | null = null;
	let port = '0';
	let shown = '';

	const site: EmbeddedSite = {
		url: '',
		async start() {
			const started = await serve(dataDirectory, port);
			server = started.server;
			site.url = started.url;
			port = new URL(started.url).port;
			server.stdout?.on('data', (chunk: Buffer) => (shown += chunk.toString()));
		},
		kill: () => end('SIGKILL'),
		storedRows: read,
		storedBookings: () => read<StoredBooking>('bookings'),
		async insertBookings(rows) {
			await end('SIGTERM');
			const inserting = run('node', ['tests/support/insert-bookings.ts', dataDirectory]);
			inserting.child.stdin?.end(JSON.stringify(rows));
			await inserting;
			await site.start();
		},
		shownLetters: () => shown.split('  | To: ').slice(1),
		async remove() {
			await end('SIGTERM');
			await rm(dataDirectory, { recursive: true, force: true });
		},
	};

	async function read<Row>(table: string): Promise<Row[]> {
		await end('SIGTERM');
		const { stdout } = await run('node', ['tests/support/stored-rows.ts', dataDirectory, table], {
			maxBuffer: 64 * 1024 * 1024,
		});
		await site.start();
		return JSON.parse(stdout);
	}

	async function end(signal: NodeJS.Signals) {
		const ending = server;
		server = null;
		if (!ending || ending.exitCode !== null) return;
		const exited = new Promise((resolve) => ending.once('exit', resolve));
		ending.kill(signal);
		await exited;
	}

	await site.start();
	return site;
}

function serve(
	dataDirectory: string,
	port: string,
): Promise<{ server: ChildProcess; url: string }> {
	const server = spawn('node', ['src/local/serve.ts'], {
		env: {
			...process.env,
			ADMIN_PASSWORD: adminPassword,
			DATABASE_URL: '',
			DATA_DIRECTORY: dataDirectory,
			PORT: port,
			RATE_LIMITS: 'off',
			BUILD_HOOK_URL: '',
			SMTP_URL: '',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (chunk: Buffer) => {
			output += String(chunk);
			const url = /Serving on (\S+)/.exec(output)?.[1];
			if (url) resolve({ server, url });
		};
		server.stdout.on('data', read);
		server.stderr.on('data', read);
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
	});
}
