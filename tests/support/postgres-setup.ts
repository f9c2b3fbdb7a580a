import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';

import { migrate } from '#src/server/db/migrate.ts';

import { bridgeTo } from './postgres-bridge.ts';
import { connectThrough } from './postgres-connection.ts';
import type { DriverName } from './postgres-drivers.ts';
import { type PostgresAddress, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the run's PostgreSQL listens. Its database `migrated` is a template: nobody connects to it. */
		postgres: PostgresAddress;
		/** By which of the product's drivers the run's files reach it. */
		driver: DriverName;
	}
}

/** Starts one PostgreSQL for all files of the project, when a run has any of them. */
export default async function startForRun(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres();
	await makeTemplate(server);
	project.provide('postgres', { socket: server.socket, user: server.user });
	return server.stop;
}

async function makeTemplate(server: PostgresAddress): Promise<void> {
	const bridge = await bridgeTo(server.socket);
	const first = await connectThrough(bridge, server.user, 'postgres');
	await first.database.execute(sql`create database migrated`);
	await first.close();
	const template = await connectThrough(bridge, server.user, 'migrated');
	await migrate(template.database);
	await template.close();
	await bridge.close();
}
