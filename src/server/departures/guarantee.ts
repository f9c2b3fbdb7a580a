import { and, eq, gte, sql } from 'drizzle-orm';

import { confirmedSeats } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';
import type { DepartureRow } from './lock-departure.ts';

/**
 * Guarantees that an open departure leaves once enough travellers are confirmed. It stays so, whoever cancels: people were
 * told, and pay and plan by it.
 * @param departure locked by the transaction, which has stored what was confirmed
 */
export async function guaranteeIfEnough(
	transaction: Database,
	{ id, state }: Pick<DepartureRow, 'id' | 'state'>,
	at: Date,
): Promise<void> {
	if (state !== 'open') return;
	await transaction
		.update(departures)
		.set({ state: 'guaranteed', guaranteedAt: at, ...nextVersion(at) })
		.where(
			and(
				eq(departures.id, id),
				eq(departures.state, 'open'),
				gte(confirmedSeats(), departures.guaranteedFrom),
			),
		);
}

/**
 * Takes back the guarantee that an operation brought, which is undone: so long as that can be, nobody was written to.
 * @param guaranteedAt when it was done
 * @param departure locked by the transaction, which has undone the rest
 */
export async function takeBackGuarantee(
	transaction: Database,
	{ id }: Pick<DepartureRow, 'id'>,
	{ guaranteedAt, at }: { guaranteedAt: Date; at: Date },
): Promise<void> {
	const isOfOperation = and(eq(departures.id, id), eq(departures.guaranteedAt, guaranteedAt));
	const state = sql`case when ${departures.state} = 'guaranteed' then 'open' else ${departures.state} end`;
	await transaction
		.update(departures)
		.set({ state, guaranteedAt: null, ...nextVersion(at) })
		.where(isOfOperation);
}

function nextVersion(updatedAt: Date) {
	return { version: sql`${departures.version} + 1`, updatedAt };
}
