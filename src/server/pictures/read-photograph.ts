import { photographFileAt } from '#src/domain/pictures/photograph.ts';

import { withDatabase } from '../db/client.ts';
import { buildOrder } from '../platform/build-order.ts';
import { failureFields, log } from '../platform/log.ts';
import { pictureStore } from './open-picture-store.ts';

/** What the file at the address of a photograph holds, for a build; null where there is none, or its store is away. */
export async function readPhotograph(address: string): Promise<Uint8Array | null> {
	const file = photographFileAt(address);
	if (file === null) return null;
	try {
		const { site } = buildOrder();
		if (site !== undefined) return await fetched(new URL(address, site));
		return await withDatabase((db) => pictureStore().read(db, file.name));
	} catch (error) {
		log('error', 'photograph not read', failureFields(error));
		return null;
	}
}

const patienceMilliseconds = 20_000;

async function fetched(address: URL): Promise<Uint8Array | null> {
	const response = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
	return response.ok ? response.bytes() : null;
}
