import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';

import { retention } from '#src/domain/people/retention.ts';
import { erasePerson } from '#src/server/people/erase-person.ts';
import { exportPerson } from '#src/server/people/export-person.ts';
import { personalData, type Table, tables } from '#src/server/people/personal-data.ts';

import { testDependencies } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { canariesThatMean, everyRow, person, storePersonRows } from '../support/person-rows.ts';

const db = await testDatabase();
const deps = testDependencies(db);
const names = Object.keys(tables) as Table[];

beforeEach(async () => {
	await emptyDatabase(db);
	await storePersonRows(db);
});

test('every column of the database is classified, and nothing that is none', async () => {
	const stored = await db
		.select({
			table: sql<string>`table_name`.as('table_name'),
			column: sql<string>`column_name`.as('column_name'),
		})
		.from(sql`information_schema.columns`)
		.where(sql`table_schema = 'public'`)
		.orderBy(sql`table_name`, sql`ordinal_position`);
	const inDatabase = stored.map(({ table, column }) => `${table}.${column}`);
	const classified = names.flatMap((name) => {
		const columns: Record<string, AnyPgColumn> = getTableColumns(tables[name]);
		return Object.keys(personalData[name]).map(
			(key) => `${getTableName(tables[name])}.${columns[key]?.name}`,
		);
	});
	expect(classified.toSorted()).toEqual(inDatabase.toSorted());
});

test('whatever holds something of a person says how long it is kept', () => {
	const meanings = (name: Table): string[] => Object.values(personalData[name]);
	const holding = names.filter((name) =>
		meanings(name).some((meaning) => meaning === 'personal' || meaning === 'secret'),
	);
	// Kept until somebody asks; what only those at our office leave ends by itself, as /cookies says.
	const kept = new Set([
		'codeSteps',
		'knownDevices',
		'users',
		'secondFactors',
		'recoveryCodes',
		'savedTravellers',
		'savedViews',
		// Its note goes with whoever booked, its amount stays as the price does.
		'payments',
		// To whom it was made out likewise.
		'invoices',
		'subscribers',
		'mutedAddresses',
		'testimonials',
		// They go with the offer.
		'proposalVersions',
	]);
	const timed = holding.filter((name) => !kept.has(name));
	// Of messages those that answer a request have a time of their own.
	expect(Object.keys(retention).toSorted()).toEqual([...timed, 'replies'].toSorted());
});

test('an erased person is in no row of any table, in no column', async () => {
	const before = await everyRow(db);
	const canaries = canariesThatMean('personal', 'secret');
	expect(canaries.length).toBeGreaterThan(25);
	expect(canaries.filter((canary) => !before.includes(canary))).toEqual([]);
	await erasePerson(deps, { id: null, email: '', fullName: 'A test' }, person);
	expect(await everyRow(db)).not.toMatch(/canary/i);
});

test('the export tells all that is personal, in another case too, and no secret', async () => {
	const told = JSON.stringify(await exportPerson(deps, person));
	expect(canariesThatMean('personal').filter((canary) => !told.includes(canary))).toEqual([]);
	expect(canariesThatMean('secret').filter((canary) => told.includes(canary))).toEqual([]);
	expect(canariesThatMean('secret').length).toBeGreaterThan(6);
	for (const within of [
		'canary bookings passenger',
		'canary bookings older',
		'canary changes before',
	]) {
		expect(told).toContain(within);
	}
});
