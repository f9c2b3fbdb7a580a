import * as z from 'zod/mini';

import { personRequest } from '#src/contract/desk/people.ts';

import { configuredPlace, openDatabase } from '../db/client.ts';
import { clock } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** What the commands about a person reach of the world. */
export type CommandWorld = Pick<Dependencies, 'db' | 'now' | 'adminEmail'>;

/** The address that a command was given. @throws ErrorForPeople */
export function readAddress(given: string | undefined, usage: string): string {
	const parsed = z.safeParse(personRequest, { email: given ?? '' });
	if (!parsed.success) throw new ErrorForPeople(`Please name an email address: ${usage}`);
	return parsed.data.email;
}

/** Lends the database to a command, and closes it afterwards. */
export async function withWorld<Result>(
	work: (world: CommandWorld) => Promise<Result>,
): Promise<Result> {
	const { adminEmail } = environment();
	const { database, close } = await openDatabase(configuredPlace(), { isPatient: true });
	try {
		return await work({ db: database, now: clock, adminEmail });
	} finally {
		await close();
	}
}
