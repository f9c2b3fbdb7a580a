import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { paths } from '#src/paths.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { type MailServer, startMailServer } from '../mail-server.ts';
import { bridgeTo } from '../postgres-bridge.ts';
import { connectThrough } from '../postgres-connection.ts';
import { startPostgres } from '../postgres-server.ts';
import { application } from '../request-calls.ts';
import type { PackedWorld } from './call-packed.ts';

const openings = JSON.stringify([{ id: application.job, title: 'Consultant', closes: null }]);

/**
 * What is around a deployed function: a PostgreSQL that asks for its password, migrated and seeded, behind what stands in
 * for Neon's proxy; a mail server; and the site, of which a function reads pages.
 */
export async function startPackedWorld(): Promise<
	PackedWorld & { database: Database; mail: MailServer; stop: () => Promise<void> }
> {
	const server = await startPostgres('secret');
	const bridge = await bridgeTo(server.socket);
	const { database, url, close } = await connectThrough(
		bridge,
		`${server.user}:secret`,
		'postgres',
	);
	await migrate(database);
	await seedCatalog(database, '2026-11-22');
	const mail = await startMailServer();
	const site = createServer((request, response) => {
		response.end(
			request.url === paths.jobOpenings
				? openings
				: '<title>A page | Of the build</title><section class="wrap" data-filled></section>',
		);
	});
	await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
	const { port } = site.address() as AddressInfo;
	return {
		database,
		mail,
		bridgePort: bridge.port,
		variables: { DATABASE_URL: url, SMTP_URL: mail.url },
		siteUrl: `http://127.0.0.1:${port}`,
		async stop() {
			site.close();
			await mail.close();
			await close();
			await bridge.close();
			await server.stop();
		},
	};
}
