import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { adminPassword } from './admin-password.ts';
import { makeDataDirectory } from './data-directory.ts';
import { endServerProcess, type ServerProcess, startServerProcess } from './server-process.ts';
import { askSite, type SiteQuestion, type TripVisit } from './site-questions.ts';

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
	/** The rows it has stored in a table ('customOffers', as the schema names it), oldest first. */
	storedRows: (table: string) => Promise<Record<string, unknown>[]>;
	storedBookings: () => Promise<StoredBooking[]>;
	/** Puts bookings into its database as they are. */
	insertBookings: (rows: readonly object[]) => Promise<void>;
	/** Lets a browser see the trip of a booking, by the cookie that it gets. */
	openTrip: (visit: TripVisit) => Promise<void>;
	/** Moves its clock ahead; from then on it stands still there, until it is moved again. By 0 it goes right. */
	moveClock: (hours: number) => Promise<void>;
	/** Brings it back to how it was when this was asked first: its rows, its clock, what it keeps. */
	startAnew: () => Promise<void>;
	/** Does a job at once, whose turn comes each minute or day: 'waiting list'. */
	doJob: (name: string) => Promise<void>;
	/** The letters it has delivered: without a mail server, shown on its console. Each begins with its reader's address. */
	shownLetters: () => string[];
	/** What it has logged so far. */
	logged: () => string;
	/** Ends it and removes its data. */
	remove: () => Promise<void>;
};

/** Serves `dist/` on a free port with an empty, seeded database and no rate limits. */
export async function embeddedSite(): Promise<EmbeddedSite> {
	const dataDirectory = await mkdtemp(join(tmpdir(), 'bright-departures-'));
	await makeDataDirectory(dataDirectory);
	let server: ChildProcess | null = null;
	let port = '0';
	let shown = '';
	let logged = '';

	const site: EmbeddedSite = {
		url: '',
		async start() {
			const started = await serve(dataDirectory, port);
			server = started.server;
			site.url = started.url;
			port = new URL(started.url).port;
			server.stdout?.on('data', (chunk: Buffer) => (shown += chunk.toString()));
			server.stderr?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
		},
		kill: () => end('SIGKILL'),
		storedRows: (table) => ask({ kind: 'stored rows', table }),
		storedBookings: () => ask<StoredBooking>({ kind: 'stored rows', table: 'bookings' }),
		async insertBookings(rows) {
			await ask({ kind: 'insert bookings', rows });
		},
		async openTrip(visit) {
			await ask({ kind: 'open trip', ...visit });
		},
		async moveClock(hours) {
			await ask({ kind: 'move clock', hours });
		},
		async startAnew() {
			await ask({ kind: 'start anew' });
		},
		async doJob(name) {
			await ask({ kind: 'do job', name });
		},
		shownLetters: () => shown.split('  | To: ').slice(1),
		logged: () => logged,
		async remove() {
			await end('SIGTERM');
			await rm(dataDirectory, { recursive: true, force: true });
		},
	};

	async function ask<Row>(question: SiteQuestion): Promise<Row[]> {
		if (server === null) throw new Error('The server does not run: start it before asking.');
		return askSite<Row>(server, question);
	}

	async function end(signal: NodeJS.Signals) {
		const ending = server;
		server = null;
		if (ending) await endServerProcess(ending, signal);
	}

	await site.start();
	return site;
}

function serve(dataDirectory: string, port: string): Promise<ServerProcess> {
	return startServerProcess(['node', 'tests/support/site-process.ts'], {
		ADMIN_PASSWORD: adminPassword,
		DATA_DIRECTORY: dataDirectory,
		// The disk is shared with the tests beside it.
		DATA_FSYNC: 'off',
		PORT: port,
		RATE_LIMITS: 'off',
		LOG_REQUESTS: 'off',
	});
}
