import { neonConfig } from '@neondatabase/serverless';

import { openDatabase } from '#src/server/db/client.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';

import type { PostgresBridge } from './postgres-bridge.ts';

/**
 * Opens a database of the server behind a bridge with the driver of production, which from now on takes this bridge
 * for all that this process opens.
 * @returns also the `url` that `openDatabase` takes to connect once more
 */
export async function connectThrough(
	bridge: PostgresBridge,
	user: string,
	name: string,
): Promise<OpenDatabase & { url: string }> {
	neonConfig.wsProxy = () => `127.0.0.1:${bridge.port}/v2`;
	neonConfig.useSecureWebSocket = false;
	// Sends a password before it is asked for one, and this server asks for none.
	neonConfig.pipelineConnect = false;
	const url = `postgresql://${user}@postgres.test/${name}`;
	return { ...(await openDatabase({ kind: 'server', url })), url };
}
