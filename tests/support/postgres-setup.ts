import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';

import { migrate } from '#src/server/db/migrate.ts';

import { bridgeTo } from './postgres-bridge.ts';
import { connectThrough } from './postgres-connection.ts';
import type { DriverName } from './postgres-drivers.ts';
import { type PostgresAddress, type PostgresServer, startPostgres } from './postgres-server.ts';
import { sharedByProjects } from './shared-by-projects.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the run's PostgreSQL listens. Its database `migrated` is a template: nobody connects to it. */
		postgres: PostgresAddress;
		/** By which of the product's drivers the run's files reach it. */
		driver: DriverName;
	}
}

/** Starts one PostgreSQL for all files of the projects that have it, when a run has any of them. */
export default async function startForRun(project: TestProject): Promise<() => Promise<void>> {
	const { value, release } = await sharedByProjects('postgres', startWithTemplate, ({ stop }) =>
		stop(),
	);
	project.provide('postgres', { socket: value.socket, user: value.user });
	return release;
}

async function startWithTemplate(): Promise<PostgresServer> {
	const server = await startPostgres();
	await makeTemplate(server);
	return server;
}

const patient = { isPatient: true };

async function makeTemplate(server: PostgresAddress): Promise<void> {
	const bridge = await bridgeTo(server.socket);
	const first = await connectThrough(bridge, server.user, 'postgres', 'neon', patient);
	await first.database.execute(sql`create database migrated`);
	await first.close();
	const template = await connectThrough(bridge, server.user, 'migrated', 'neon', patient);
	await migrate(template.database);
	await template.close();
	await bridge.close();
}
