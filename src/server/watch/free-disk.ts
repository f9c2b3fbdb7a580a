import { statfs } from 'node:fs/promises';

import { configuredPlace } from '../db/client.ts';

/**
 * What is free for the process on the disk with the embedded database's files.
 * @returns in megabytes; null where a server has the data, or the system does not tell
 */
export async function freeDiskMegabytes(): Promise<number | null> {
	const place = configuredPlace();
	if (place.kind !== 'embedded') return null;
	try {
		const { bavail, bsize } = await statfs(place.directory);
		return Math.floor((bavail * bsize) / 1_000_000);
	} catch {
		// Before the first start there is no directory yet.
		return null;
	}
}
