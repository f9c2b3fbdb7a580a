import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';

import type { DriverName } from '../../support/postgres-drivers.ts';
import { dataDirectory, hostileSite, throughBridge } from '../serving/hostile-site.ts';
import { isQuick, tell } from '../support/run.ts';
import { ownPostgres } from './own-postgres.ts';
import { visitorsOf } from './visitors.ts';

const rounds = isQuick ? 1 : 10;
const drivers: DriverName[] = ['neon', 'node-postgres'];

test('kill -9 of the process with the embedded database loses nothing that was acknowledged', async (context) => {
	const directory = await dataDirectory();
	const site = await hostileSite({ env: { DATA_DIRECTORY: directory } });
	const visitors = visitorsOf(site);
	visitors.begin();
	for (let round = 0; round < rounds; round += 1) {
		await visitors.served(15);
		await site.killAndStart();
	}
	await visitors.served(5);
	await visitors.end();
	expect(await site.stop()).toBe(0);
	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await visitors.history.contradictions(database)).toEqual([]);
	await close();
	tell(context, visitors.history.counts().sent);
});

test.for(drivers)(
	'kill -9 of the process before PostgreSQL loses nothing (%s)',
	async (driver, context) => {
		const postgres = await ownPostgres(driver);
		const site = await hostileSite({ env: throughBridge(postgres) });
		const visitors = visitorsOf(site);
		visitors.begin();
		for (let round = 0; round < rounds; round += 1) {
			await visitors.served(40);
			await site.killAndStart();
		}
		await visitors.served(20);
		await visitors.end();
		expect(await visitors.history.contradictions(postgres.observer)).toEqual([]);
		tell(context, visitors.history.counts().sent);
		expect(await site.stop()).toBe(0);
	},
);

test.for(drivers)(
	'PostgreSQL ends at once and starts again, again and again (%s)',
	async (driver, context) => {
		const postgres = await ownPostgres(driver);
		const site = await hostileSite({ env: throughBridge(postgres) });
		const { pid } = site;
		const visitors = visitorsOf(site);
		visitors.begin();
		for (let round = 0; round < rounds; round += 1) {
			await visitors.served(40);
			await postgres.server.crash();
			await postgres.server.start();
		}
		await visitors.served(20);
		await visitors.end();
		expect(await visitors.history.contradictions(postgres.observer)).toEqual([]);
		tell(context, visitors.history.counts().sent);
		expect(site.pid).toBe(pid);
	},
);

test.for(drivers)('PostgreSQL is away for ten seconds (%s)', async (driver, context) => {
	const postgres = await ownPostgres(driver);
	const site = await hostileSite({ env: throughBridge(postgres) });
	const visitors = visitorsOf(site);
	visitors.begin();
	await visitors.served(20);
	await postgres.server.crash();
	await new Promise((resolve) => setTimeout(resolve, 10_000));
	expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
	await postgres.server.start();
	const back = performance.now();
	await visitors.served(1);
	expect(performance.now() - back).toBeLessThan(5000);
	await visitors.served(20);
	await visitors.end();
	expect(await visitors.history.contradictions(postgres.observer)).toEqual([]);
	tell(context, visitors.history.counts().sent);
});

test.for(drivers)(
	'a server that fails over is a standby for a while: writes are 503s (%s)',
	async (driver, context) => {
		const postgres = await ownPostgres(driver);
		const site = await hostileSite({ env: throughBridge(postgres) });
		const visitors = visitorsOf(site);
		const setReadOnly = async (word: 'on' | 'off') => {
			const setting = `alter system set default_transaction_read_only = ${word}`;
			await postgres.observer.execute(sql.raw(setting));
			await postgres.observer.execute(sql`select pg_reload_conf()`);
		};
		visitors.begin();
		await visitors.served(20);
		await setReadOnly('on');
		await expect.poll(() => fetch(`${site.url}/api/health`).then(({ status }) => status)).toBe(503);
		expect((await fetch(`${site.url}/api/tours`)).status).toBe(200);
		await setReadOnly('off');
		await visitors.served(20);
		await visitors.end();
		expect(await visitors.history.contradictions(postgres.observer)).toEqual([]);
		tell(context, visitors.history.counts().sent);
	},
);
