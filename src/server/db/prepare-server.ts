import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { clock } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { causes, codeOf } from '../platform/log.ts';
import type { Database, ServerPlace } from './database.ts';
import { migrate } from './migrate.ts';
import { destinations, flights, testimonials, tours } from './schema.ts';
import { seedCatalog } from './seed-catalog.ts';
import { plantTemplates } from './seed-templates.ts';
import { openServer } from './server-database.ts';

/** The server does not let us do what `DATABASE_URL` says. */
export class ServerRefusal extends ErrorForPeople {
	override name = 'ServerRefusal';
}

/**
 * Brings the tables of a server of our own up to date, and plants the first catalog in an empty one. Several processes
 * may do so at once.
 * @throws ServerRefusal where somebody has to mend the URL or the server, and what the driver throws
 */
export async function prepareServer(place: ServerPlace): Promise<void> {
	const { database, close } = await openServer(place, { isPatient: true });
	try {
		await migrate(database);
		if (await isWithoutCatalog(database)) {
			const hasSamples = environment().plantsSamples;
			await seedCatalog(database, utcToday(clock()), { hasSamples });
		}
		await plantTemplates(database);
	} catch (error) {
		throw refusal(error) ?? error;
	} finally {
		await close();
	}
}

async function isWithoutCatalog(database: Database): Promise<boolean> {
	for (const table of [flights, tours, destinations, testimonials]) {
		if ((await database.$count(table)) > 0) return false;
	}
	return true;
}

// 28: who we are, 3D: no such database, 42501: what we may; certificates as Node names them. None has words that are secret.
const refused = /^(?:28...|3D000|42501)$|CERT|SIGNATURE/;
const withoutCode = /does not support SSL/;

function refusal(error: unknown): ServerRefusal | null {
	for (const cause of causes(error)) {
		if (!(cause instanceof Error)) continue;
		if (refused.test(codeOf(cause) ?? '') || withoutCode.test(cause.message)) {
			return new ServerRefusal(`DATABASE_URL: ${cause.message}`, { cause: error });
		}
	}
	return null;
}
