import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { neonConfig } from '@neondatabase/serverless';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { startServer } from '#src/local/serve.ts';
import { closeDatabase, configuredPlace, database, openDatabase } from '#src/server/db/client.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { runCommand } from '#src/server/platform/command.ts';
import { environment } from '#src/server/platform/environment.ts';
import { ensureAdministrator } from '#src/server/users/administrator.ts';

import { administratorPassword } from '../bench-site.ts';
import type { EnginePlace } from './engines.ts';
import { startFloorServer } from './floor-server.ts';

export type LoadAddresses = { site: string; floor: string };

/** As many as an agency has after some years: an administrator pages through them. */
const bookingsBefore = 10_000;

// Serves the functions and the floor that they are compared with, in a process of its own: who measures takes no time
// from who answers. No page is asked for, so that there is no need of a build.
runCommand(async () => {
	const { databaseUrl, neonProxy }: EnginePlace = JSON.parse(process.argv[2] ?? '{}');
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-load-'));
	Object.assign(process.env, {
		DATABASE_URL: databaseUrl,
		DATA_DIRECTORY: join(folder, 'data'),
		RATE_LIMITS: 'off',
		LOG_REQUESTS: 'on',
		// The rush is the measurement: what waits in it is no news.
		SLOW_QUERY_MS: '60000',
	});
	if (neonProxy !== undefined) {
		neonConfig.wsProxy = () => neonProxy;
		neonConfig.useSecureWebSocket = false;
		// Sends a password before it is asked for one, and the bench's server asks for none.
		neonConfig.pipelineConnect = false;
	}
	await fillDatabase();

	const dist = join(folder, 'dist');
	await mkdir(dist);
	for (const page of ['index', '404']) await writeFile(join(dist, `${page}.html`), '');
	const site = await startServer({ port: 0, dist, onClosed: closeDatabase });
	const floor = await startFloorServer(await database());
	process.once('disconnect', () => void close());
	// A terminal sends it to both processes: the end of the other one is what ends this one, in order.
	process.on('SIGINT', () => undefined);
	process.send?.({ site: site.url, floor: floor.url } satisfies LoadAddresses);

	async function close(): Promise<void> {
		await floor.close();
		await site.close();
		await rm(folder, { recursive: true, force: true });
		process.exit();
	}
});

/** By a connection that waits as long as it takes: ten thousand rows are one statement. */
async function fillDatabase(): Promise<void> {
	const { database: db, close } = await openDatabase(configuredPlace(), { isPatient: true });
	await migrate(db);
	await seedCatalog(db, utcToday(new Date()));
	await ensureAdministrator(db, { ...environment(), adminPassword: administratorPassword });
	await seedBookings(db, bookingsBefore, new Date());
	await close();
}
