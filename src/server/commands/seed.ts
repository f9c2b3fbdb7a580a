import { parseArgs } from 'node:util';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import { configuredPlace, openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { seedBookings } from '../db/seed-bookings.ts';
import { seedCatalog } from '../db/seed-catalog.ts';
import { plantTemplates } from '../db/seed-templates.ts';
import { clock } from '../platform/clock.ts';
import { runCommand } from '../platform/command.ts';
import { environment, isAdministratorNamed } from '../platform/environment.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { ensureAdministrator, otherAdministrator } from '../users/administrator.ts';

runCommand(seed);

/** `npm run db:seed [-- --bookings 100000]`: the first catalog, the administrator's account, made-up bookings. */
async function seed(): Promise<void> {
	const { values } = parseArgs({ options: { bookings: { type: 'string', default: '0' } } });
	const bookings = readCount(values.bookings);
	const place = configuredPlace();
	const { database, close } = await openDatabase(place, { isPatient: true });
	try {
		const hasSamples = environment().plantsSamples;
		await seedCatalog(database, utcToday(clock()), { hasSamples });
		await plantTemplates(database);
		console.log(hasSamples ? 'The catalog is planted.' : 'The catalog begins empty.');
		await reportAdministrator(database, place.kind === 'embedded');
		await reportBookings(database, bookings);
	} finally {
		await close();
	}
}

function readCount(text: string): number {
	if (/^\d{1,7}$/.test(text)) return Number(text);
	throw new ErrorForPeople('--bookings takes a whole number of at most seven digits.');
}

async function reportAdministrator(database: Database, mayGenerate: boolean): Promise<void> {
	const account = environment();
	if (account.adminPassword === null && !mayGenerate) {
		console.log('No ADMIN_PASSWORD is set, so no administrator was made.');
		return;
	}
	// Somebody who only forgot the site's variables is not to leave a second key behind.
	const other = isAdministratorNamed()
		? null
		: await otherAdministrator(database, account.adminEmail);
	if (other !== null) {
		console.log(
			`ADMIN_EMAIL is not set here, and ${other} is an administrator: no other one was made.`,
		);
		return;
	}
	const password = await ensureAdministrator(database, account);
	if (password !== null) console.log(`Administrator ${account.adminEmail}, password ${password}`);
}

async function reportBookings(database: Database, count: number): Promise<void> {
	if (count === 0) return;
	const started = performance.now();
	await seedBookings(database, count, clock());
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Made ${formatNumber(count)} bookings in ${seconds} s.`);
}
