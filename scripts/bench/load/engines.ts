import { dirname } from 'node:path';

import { bridgeTo } from '../../../tests/support/postgres-bridge.ts';
import { startPostgres } from '../../../tests/support/postgres-server.ts';

/** What a process that serves for the bench is told: its `DATABASE_URL`, and Neon's proxy where it has one. */
export type EnginePlace = { databaseUrl: string; neonProxy?: string };

type OpenEngine = { place: EnginePlace; close: () => Promise<void> };

/** Where the data may lie. */
export const engines = {
	async pglite() {
		return { place: { databaseUrl: '' }, close: async () => undefined };
	},
	async neon() {
		const server = await startPostgres();
		const bridge = await bridgeTo(server.socket);
		return {
			place: {
				databaseUrl: `postgresql://${server.user}@bench.neon.tech/postgres`,
				neonProxy: `127.0.0.1:${bridge.port}/v2`,
			},
			async close() {
				await bridge.close();
				await server.stop();
			},
		};
	},
	async pg() {
		const server = await startPostgres();
		const folder = encodeURIComponent(dirname(server.socket));
		const databaseUrl = `postgresql://${server.user}@localhost/postgres?host=${folder}`;
		return { place: { databaseUrl }, close: server.stop };
	},
} satisfies Record<string, () => Promise<OpenEngine>>;

export type Engine = keyof typeof engines;
export const engineNames = Object.keys(engines) as Engine[];
