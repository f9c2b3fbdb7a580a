import { hash, randomUUID } from 'node:crypto';

import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '#src/server/db/database.ts';
import type { Meaning } from '#src/server/people/meaning.ts';
import { personalData, type Table, tables } from '#src/server/people/personal-data.ts';

import { tourRow } from './bookings.ts';
import { insertTours } from './tours.ts';

/** Whose rows they are; a row has the address in another case than the person writes it. */
export const person = 'canary.person@example.com';
const stored = 'Canary.Person@Example.com';

/** Every table that can hold something of a person who is found by an address, an account first. */
const tablesOfPeople: readonly Table[] = [
	'users',
	'sessions',
	'codeSteps',
	'knownDevices',
	'secondFactors',
	'recoveryCodes',
	'signIns',
	'passwordResets',
	'emailVerifications',
	'invitations',
	'savedTravellers',
	'savedViews',
	'rateLimits',
	'bookings',
	'payments',
	'invoices',
	'travellers',
	'reviews',
	'notes',
	'tasks',
	'operations',
	'bookingViewers',
	'scheduleChanges',
	'keptSeats',
	'tripKeys',
	'customOffers',
	'proposals',
	'proposalVersions',
	'proposalParts',
	'inquiries',
	'applications',
	'waitingList',
	'subscribers',
	'mutedAddresses',
	'outbox',
	'messages',
	'changes',
];

/** What a check, a reference or an address asks of a column. */
const asked: Partial<Record<string, unknown>> = {
	email: stored,
	recipient: stored,
	userId: 1,
	departureId: 1,
	type: 'tour',
	attemptId: randomUUID(),
	details: {
		name: 'Kyoto on Foot',
		destination: 'Kyoto, Japan',
		passengerName: 'canary bookings passenger',
		address: 'canary bookings address',
		older: { shape: ['canary bookings older'] },
		tour: { name: 'Kyoto on Foot', guest: 'canary bookings guest' },
	},
	key: `sign-in-account:${hash('sha256', person)}`,
	action: 'updated',
	subject: 'booking',
	subjectId: 1,
	before: { status: 'Pending Confirmation', email: stored, name: 'canary changes before' },
	after: { status: 'Confirmed', phone: 'canary changes after' },
};
const askedOf: Partial<Record<Table, Partial<Record<string, unknown>>>> = {
	invitations: { role: 'agent', invitedById: 1 },
	inquiries: { subject: 'canary inquiries subject' },
	outbox: { subject: 'canary outbox subject', replyTo: stored, about: 'booking 1', heard: 'x' },
	changes: {
		administratorId: null,
		name: 'Somebody Else',
		email: 'somebody@else.com',
		label: 'BD2000001, canary changes label',
	},
	proposals: {
		answeredAt: sql`null`,
		acceptedVersion: sql`null`,
		acceptedBy: 'canary proposals acceptedBy',
		declinedBecause: 'canary proposals declinedBecause',
	},
	proposalVersions: {
		authorId: null,
		message: 'canary proposalVersions message',
		terms: 'canary proposalVersions terms',
	},
	proposalParts: { kind: 'own' },
	travellers: { needs: 'canary travellers needs' },
	messages: {
		kind: 'letter',
		inquiryId: sql`null`,
		applicationId: sql`null`,
		customOfferId: sql`null`,
		proposalId: sql`null`,
		authorId: null,
		subject: 'canary messages subject',
	},
	reviews: {
		tourId: 1,
		stars: 5,
		decidedById: null,
		firstName: 'canary reviews firstName',
		homeTown: 'canary reviews homeTown',
		refusal: 'canary reviews refusal',
	},
	payments: { authorId: null, method: 'Card', note: 'canary payments note' },
	invoices: {
		kind: 'invoice',
		creditsId: sql`null`,
		mention: 'canary invoices mention',
		invoiced: { total: 1 },
		addressee: 'canary invoices addressee',
	},
	notes: {
		authorId: null,
		inquiryId: sql`null`,
		customOfferId: sql`null`,
		proposalId: sql`null`,
		callBackId: sql`null`,
		applicationId: sql`null`,
		waitingListId: sql`null`,
		accountId: sql`null`,
	},
	tasks: { authorId: null },
	scheduleChanges: { operationId: sql`null`, before: [], after: [], isSignificant: false },
	keptSeats: { operationId: 1, calledOffId: 1, answeredAt: sql`null` },
	operations: { action: 'confirm', authorId: null, before: { name: 'canary operations before' } },
	tripKeys: {
		purpose: 'share',
		mayChange: false,
		showsPrices: true,
		linkId: null,
		label: 'canary tripKeys label',
	},
	mutedAddresses: { address: person, reason: 'returned' },
	customOffers: { departureDate: '2026-12-10', returnDate: '2026-12-17' },
};

/**
 * Stores a row of every kind about the person, in a database without any. Every text that means something of a person, or
 * a secret, is 'canary <table> <column>': also in columns that are added later.
 */
export async function storePersonRows(db: Database): Promise<void> {
	await insertTours(db, tourRow());
	for (const table of tablesOfPeople) {
		const values = Object.fromEntries(
			writableColumns(table).map(([name, column]) => [
				name,
				{ ...asked, ...askedOf[table] }[name] ?? sampleOf(table, name, column),
			]),
		);
		await db.insert(tables[table]).values(values as never);
	}
}

/** The texts of `storePersonRows` whose columns mean one of these, as a JSON would have them. */
export function canariesThatMean(...meanings: Meaning[]): string[] {
	return tablesOfPeople.flatMap((table) =>
		writableColumns(table)
			.filter(([name]) => meanings.includes(meaningOf(table, name)))
			.map(
				([name, column]) =>
					({ ...asked, ...askedOf[table] })[name] ?? sampleOf(table, name, column),
			)
			.filter((value) => String(value).includes('canary'))
			.map(String),
	);
}

/** Every row of every table, as text. */
export async function everyRow(db: Database): Promise<string> {
	const texts = await Promise.all(
		Object.values(tables).map((table) =>
			db
				.select({ row: sql<string>`${table}::text` })
				.from(table)
				.orderBy(sql`${table}::text`),
		),
	);
	return texts
		.flat()
		.map(({ row }) => row)
		.join('\n');
}

function writableColumns(table: Table): [string, AnyPgColumn][] {
	const columns: Record<string, AnyPgColumn> = getTableColumns(tables[table]);
	return Object.entries(columns).filter(
		([, { generated, generatedIdentity }]) => !generated && !generatedIdentity,
	);
}

function sampleOf(table: Table, name: string, column: AnyPgColumn): unknown {
	const isTold = ['personal', 'secret'].includes(meaningOf(table, name));
	if (column.hasDefault) return undefined;
	switch (column.dataType) {
		case 'string':
			if (column.columnType === 'PgDateString') return '2026-12-10';
			return isTold ? `canary ${table} ${name}` : column.notNull ? name : undefined;
		case 'number':
		case 'custom':
			return 1;
		case 'date':
			return new Date('2027-01-01T00:00:00Z');
		case 'json':
			return { name: `canary ${table} ${name}` };
		default:
			return undefined;
	}
}

function meaningOf(table: Table, name: string): Meaning {
	const meanings: Partial<Record<string, Meaning>> = personalData[table];
	return meanings[name] ?? 'business';
}
