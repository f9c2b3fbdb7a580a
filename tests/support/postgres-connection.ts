import { openDatabase } from '#src/server/db/client.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';

import type { PostgresBridge } from './postgres-bridge.ts';
import { type DriverName, testedDrivers } from './postgres-drivers.ts';

/**
 * Opens a database of the server behind a bridge as production does, by one of its drivers. Neon's takes this bridge from
 * now on for all that this process opens.
 * @param isPatient no statement is given up, and no wait for a turn within a test's time, however busy the machine is
 * @returns also the `url` that `openDatabase` takes to connect once more
 */
export async function connectThrough(
	bridge: PostgresBridge,
	user: string,
	name: string,
	driver: DriverName = 'neon',
	{ isPatient = false } = {},
): Promise<OpenDatabase & { url: string }> {
	const limits = isPatient ? { isPatient, longestWait: 120_000 } : {};
	const url = testedDrivers[driver].url(bridge.port, user, name);
	return { ...(await openDatabase({ kind: 'server', url }, limits)), url };
}
