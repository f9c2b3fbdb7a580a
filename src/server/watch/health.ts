import * as crypto from 'node:crypto';

import { differenceInSeconds } from 'date-fns/differenceInSeconds';

import type { Health } from '#src/contract/http/health.ts';

import { poolOf } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { rateLimits } from '../db/schema.ts';
import { retry } from '../http/retry.ts';
import { oldestWaiting } from '../mail/deliver.ts';
import { failureFields, log } from '../platform/log.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { freeDiskMegabytes } from './free-disk.ts';

export type Findings = Pick<
	Health,
	'checks' | 'oldestLetterSeconds' | 'freeDiskMegabytes' | 'connections'
>;

/** Everybody may ask for the service's health: within so many milliseconds all get the same findings. */
const freshFor = 1000;
const known = new WeakMap<Database, { at: number; findings: Promise<Findings> }>();

/** What the service can do at this moment. Never throws. */
export function findings(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	request: Request,
): Promise<Findings> {
	const at = now().getTime();
	const before = known.get(db);
	if (before !== undefined && Math.abs(at - before.at) < freshFor) return before.findings;
	const found = lookAt(db, now(), request);
	known.set(db, { at, findings: found });
	return found;
}

/** What is known without a database. */
export async function findingsWithoutDatabase(isConnected = false): Promise<Findings> {
	// Node before 24.7 has none, and nobody could sign in.
	const passwords = typeof crypto.argon2 === 'function';
	return {
		checks: { connection: isConnected, writing: false, passwords },
		oldestLetterSeconds: null,
		freeDiskMegabytes: await freeDiskMegabytes(),
		connections: null,
	};
}

async function lookAt(db: Database, now: Date, request: Request): Promise<Findings> {
	let isConnected = false;
	/** Writes a row as every form does, on a connection like theirs, and takes it back. */
	const tryDatabase = () =>
		inTransaction(db, async (transaction) => {
			isConnected = true;
			const key = `health:${crypto.randomUUID()}`;
			await transaction.insert(rateLimits).values({ key, hits: 1, resetsAt: now });
			throw new TakenBack(await oldestWaiting(transaction));
		});
	try {
		return await retry(request, tryDatabase);
	} catch (error) {
		const others = await findingsWithoutDatabase(isConnected);
		const found = { ...others, connections: connectionsOf(db) };
		if (!(error instanceof TakenBack)) {
			log('error', 'health check failed', failureFields(error));
			return found;
		}
		const { oldestLetter } = error;
		return {
			...found,
			checks: { ...found.checks, writing: true },
			oldestLetterSeconds: oldestLetter && Math.max(0, differenceInSeconds(now, oldestLetter)),
		};
	}
}

/** This process's connections to a server; null of the embedded database, which has none. */
function connectionsOf(db: Database): Health['connections'] {
	const pool = poolOf(db);
	if (pool === null) return null;
	const { most, totalCount, idleCount, waitingCount } = pool;
	return { most, inUse: totalCount - idleCount, waiting: waitingCount };
}

/** Ends a transaction that is to leave nothing, when it did all that it should. */
class TakenBack extends Error {
	override name = 'TakenBack';
	readonly oldestLetter: Date | null;

	constructor(oldestLetter: Date | null) {
		super('Taken back');
		this.oldestLetter = oldestLetter;
	}
}
