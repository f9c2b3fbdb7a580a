import { neonConfig } from '@neondatabase/serverless';

import { neonDriver } from '#src/server/db/neon-driver.ts';
import { nodePostgresDriver } from '#src/server/db/node-postgres-driver.ts';

import type { Way } from './postgres-bridge.ts';

type TestedDriver = {
	way: Way;
	mostTransactions: number;
	/** What `openDatabase` takes to reach a database through the bridge at a port, by this driver. */
	url: (port: number, user: string, database: string) => string;
};

/** The drivers that the product runs on: `vitest.config.ts` runs each file that has a PostgreSQL once with each. */
export const testedDrivers = {
	neon: {
		way: 'web socket',
		mostTransactions: neonDriver.mostTransactions,
		url(port, user, database) {
			// From now on, of all that this process opens.
			neonConfig.wsProxy = () => `127.0.0.1:${port}/v2`;
			neonConfig.useSecureWebSocket = false;
			// Sends a password before it is asked for one, and this server asks for none.
			neonConfig.pipelineConnect = false;
			return `postgresql://${user}@test.neon.tech/${database}`;
		},
	},
	'node-postgres': {
		way: 'tcp',
		mostTransactions: nodePostgresDriver.mostTransactions,
		url: (port, user, database) => `postgresql://${user}@127.0.0.1:${port}/${database}`,
	},
} satisfies Record<string, TestedDriver>;

export type DriverName = keyof typeof testedDrivers;
