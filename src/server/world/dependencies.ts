import { randomBytes } from 'node:crypto';

import type { Context } from '@netlify/functions';

import { database } from '../db/client.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import type { Database } from '../db/database.ts';
import { type Clock, clock } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';

/** Unpredictable bytes, for what is no handler. */
export { randomBytes };

/** All that a handler reaches of the world. */
export type Dependencies = {
	db: Database;
	now: Clock;
	/** Unpredictable bytes: references and tokens are made of them. */
	randomBytes: (count: number) => Uint8Array;
	/** Keeps the process at work that goes on after the answer; a failure of it is nobody's. */
	waitUntil: (work: Promise<unknown>) => void;
	/** As the platform knows it; what a header claims is not believed. */
	clientAddress: string;
	/** Whether uses are counted and refused: off only to measure how much the service bears. */
	limitsUses: boolean;
	/** Where letters link to, without a slash at its end; what a header claims is not believed. */
	siteUrl: string;
	/** The address of the administrator's account, in lower case: nobody can register it. */
	adminEmail: string;
	/** Whether administrators sign in by a second factor, or not at all. */
	requiresSecondFactor: boolean;
	/** What second factors are sealed by in the database, 32 bytes in hexadecimal; null: they are not. */
	secondFactorKey: string | null;
	/** What a program shows that reads the metrics without an account; null: none does. */
	metricsToken: string | null;
	/** Where a new build of the site is asked for; null: nowhere. */
	buildHookUrl: string | null;
};

/**
 * The real world, for one request.
 * @throws DatabaseUnavailable
 */
export async function openDependencies(context: Context): Promise<Dependencies> {
	return {
		db: await openDatabase(),
		now: clock,
		randomBytes,
		waitUntil: (work) => context.waitUntil(work),
		clientAddress: context.ip,
		...settings(),
	};
}

/**
 * The process's database.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(): Promise<Database> {
	try {
		return await database();
	} catch (error) {
		throw new DatabaseUnavailable(error);
	}
}

type Settings = Omit<Dependencies, 'db' | 'now' | 'randomBytes' | 'waitUntil' | 'clientAddress'>;

let known: Settings | undefined;

function settings(): Settings {
	if (known === undefined) {
		const { limitsUses, siteUrl, adminEmail, buildHookUrl, metricsToken } = environment();
		const { requiresSecondFactor, secondFactorKey } = environment();
		known = {
			limitsUses,
			siteUrl,
			adminEmail,
			buildHookUrl,
			metricsToken,
			requiresSecondFactor,
			secondFactorKey,
		};
	}
	return known;
}
