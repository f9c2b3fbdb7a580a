import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { mock } from 'node:test';
import { inspect } from 'node:util';

import { addHours } from 'date-fns/addHours';
import { asc, eq, sql } from 'drizzle-orm';

import { runServer } from '#src/local/serve.ts';
import { doJob } from '#src/local/start/jobs.ts';
import { database } from '#src/server/db/client.ts';
import * as schema from '#src/server/db/schema.ts';
import { jobs } from '#src/server/jobs/jobs.ts';
import { cacheTags, purge } from '#src/server/platform/cache.ts';
import { runCommand } from '#src/server/platform/command.ts';
import { tokenHashOf } from '#src/server/world/secret-token.ts';

import { bringBackFirstRows } from './rows-at-first.ts';
import type {
	NumberedAnswer,
	NumberedQuestion,
	SiteQuestion,
	TripVisit,
} from './site-questions.ts';

// Serves the build as `src/local/serve.ts` does, and lets the test that started it look into the database and put
// bookings there, and move its clock: only one process may open the data, and what visitors run has no such door.
type NewBooking = typeof schema.bookings.$inferInsert;
type Sent = Omit<NewBooking, 'createdAt' | 'heldUntil'> & {
	createdAt: string;
	heldUntil?: string | null;
};

const {
	applications,
	bookings,
	callBacks,
	customOffers,
	deskItems,
	operations,
	departures,
	inquiries,
	messages,
	outbox,
	payments,
	proposals,
	subscribers,
	users,
	waitingList,
} = schema;
const tables = {
	applications,
	bookings,
	callBacks,
	customOffers,
	deskItems,
	operations,
	departures,
	inquiries,
	messages,
	outbox,
	payments,
	proposals,
	subscribers,
	users,
	waitingList,
};
const atOnce = 500;
/** More than any test puts into a list of the catalog. */
const mostRows = 2000;
let isClockStill = false;

runCommand(async () => {
	const { url } = await runServer();
	process.on('message', (asked: NumberedQuestion) => void reply(asked));
	console.log(`Serving on ${url}`);
});
// Whoever asks has ended, however that was.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/**
 * As long as a test may take. The site ends an idle connection within seconds, at times in the very moment of the next
 * request: a browser sends that once more, Playwright's `request` fails.
 */
const keptOpenMs = 180_000;

/** The answers that visitors wait for. */
const running = new Map<ServerResponse, Promise<void>>();
subscribe('http.server.request.start', (message) => {
	const { response, server } = message as { response: ServerResponse; server: Server };
	server.keepAliveTimeout = keptOpenMs;
	const { promise, resolve } = Promise.withResolvers<void>();
	running.set(response, promise);
	response.once('close', () => {
		running.delete(response);
		resolve();
	});
});

/** What has been sent by now is stored by then: a second click's request too. */
async function reply({ number, question }: NumberedQuestion): Promise<void> {
	await Promise.all(running.values());
	const answer: NumberedAnswer = await answerTo(question).then(
		(rows) => ({ number, rows }),
		(error: unknown) => ({ number, error: inspect(error) }),
	);
	process.send?.(answer);
}

async function answerTo(question: SiteQuestion): Promise<object[]> {
	switch (question.kind) {
		case 'stored rows':
			return storedRows(question.table);
		case 'insert bookings':
			await insertBookings(question.rows as readonly Sent[]);
			break;
		case 'open trip':
			await openTrip(question);
			break;
		case 'move clock':
			await moveClock(question.hours);
			break;
		case 'do job':
			await doNamedJob(question.name);
			break;
		case 'start anew':
			await startAnew();
	}
	return [];
}

/** As if nobody had ever come: the rows of the start, the right time, and no answer that was kept. */
async function startAnew(): Promise<void> {
	await moveClock(0);
	await bringBackFirstRows(await database());
	const { flights, flight, tours, tour, seats, destinations, destination, testimonials } =
		cacheTags;
	const ids = Array.from({ length: mostRows }, (_, index) => index + 1);
	const rows = ids.flatMap((id) => [flight(id), tour(id), destination(id)]);
	await purge([flights, tours, seats, destinations, testimonials, ...rows]);
}

/** Oldest first. */
async function storedRows(name: string): Promise<object[]> {
	const table = Object.entries(tables).find(([known]) => known === name)?.[1];
	if (!table) throw new Error(`There is no table ${name}, only ${Object.keys(tables).join(', ')}.`);
	return (await database()).select().from(table).orderBy(asc(table.id));
}

/** All that asks what time it is hears the other time, the database too; by no hours, the true one again. */
async function moveClock(hours: number): Promise<void> {
	if (hours === 0) {
		mock.timers.reset();
		isClockStill = false;
	} else {
		const now = addHours(new Date(), hours);
		if (isClockStill) mock.timers.setTime(now.getTime());
		else mock.timers.enable({ apis: ['Date'], now });
		isClockStill = true;
	}
	// PostgreSQL counts down in the old time until it has written its statistics: to a moment months away by the millisecond.
	await (await database()).execute(sql`select pg_stat_force_next_flush()`);
}

async function doNamedJob(name: string): Promise<void> {
	const job = jobs.find((each) => each.name === name);
	if (!job) throw new Error(`There is no job ${name}.`);
	await doJob(job);
}

/** In whatever shape they have. */
async function insertBookings(sent: readonly Sent[]): Promise<void> {
	const rows = sent.map(({ createdAt, heldUntil, ...row }) => ({
		...row,
		createdAt: new Date(createdAt),
		heldUntil: heldUntil ? new Date(heldUntil) : null,
	}));
	for (let first = 0; first < rows.length; first += atOnce) {
		await (await database()).insert(bookings).values(rows.slice(first, first + atOnce));
	}
}

async function openTrip({ reference, token, ...rights }: TripVisit): Promise<void> {
	const db = await database();
	const [booking] = await db
		.select({ bookingId: bookings.id })
		.from(bookings)
		.where(eq(bookings.reference, reference));
	if (!booking) throw new Error(`There is no booking ${reference}.`);
	const keyHash = tokenHashOf(token);
	const all = { mayChange: true, showsPrices: true };
	await db
		.insert(schema.tripKeys)
		.values({ ...all, ...rights, ...booking, keyHash, purpose: 'visit' });
}
