import { randomBytes } from 'node:crypto';

import { and, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import { applicationRoutes } from '#functions/api/applications.ts';
import type { Database } from '#src/server/db/database.ts';
import * as schema from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { type ServedEndpoint, servedEndpoints } from '../../support/api-endpoints.ts';
import { apiRequest, type Sent, testDependencies, testNow } from '../../support/api.ts';
import { tourRow } from '../../support/bookings.ts';
import { emptyDatabase } from '../../support/database.ts';
import { type Read, readAnswer } from '../../support/http.ts';
import { storeOneOfEach } from '../../support/one-of-each.ts';
import { insertTours } from '../../support/tours.ts';
import { movable, ownPath, visitorRows } from './own-rows.ts';

const { handle: handleApplications } = serve(
	...applicationRoutes(async () => [
		{ id: 'travel-consultant', title: 'Travel Consultant', closes: null },
	]),
);

/** Every endpoint that there is; the jobs that one may apply for are known without a build. */
export const endpoints: ServedEndpoint[] = (await servedEndpoints()).map((served) =>
	served.endpoint.path === '/api/applications' ? { ...served, handle: handleApplications } : served,
);

/**
 * Calls to the API over one row of everything, an administrator, whose cookie goes to what is an administrator's, and a
 * visitor with an account and trips, whose cookies go to what is about them.
 */
export async function hostileWorld(db: Database) {
	const deps = testDependencies(db, { limitsUses: false });
	await emptyDatabase(db);
	const account = { username: 'boss', email: 'boss@example.com', fullName: 'The Boss' };
	await db.insert(schema.users).values({ ...account, passwordHash: '-', isAdmin: true });
	const token = newToken({ randomBytes });
	const expiresAt = new Date(testNow.getTime() + 3_600_000);
	// The password was given again a moment ago: what asks for it reads what it is sent.
	const began = { createdAt: testNow, confirmedAt: testNow };
	const session = { tokenHash: tokenHashOf(token), userId: 1, ...began, expiresAt };
	const signIn = () => db.insert(schema.sessions).values(session).onConflictDoNothing();
	await signIn();
	await storeOneOfEach(db);
	await insertTours(db, tourRow());
	const visitor = await visitorRows(db);

	let restoredAt = await lastWrite(db);
	/** Makes good what a call has ended or used up; most are refused, and nothing is asked after those. */
	async function restore(): Promise<void> {
		if ((await lastWrite(db)) === restoredAt) return;
		// It may have been asked to end every session.
		await signIn();
		await visitor.restore();
		// Each body is sent more often than a departure has seats.
		await db
			.update(schema.bookings)
			.set({ departureId: null })
			.where(and(hasSeats, ne(schema.bookings.id, movable.id)));
		restoredAt = await lastWrite(db);
	}

	let known = { at: '', print: '' };
	async function stored(): Promise<string> {
		const at = await lastWrite(db);
		if (at !== known.at) known = { at, print: await fingerprint(db) };
		return known.print;
	}

	/** @param path with its id and query; the endpoint's own, about what there is, where it is left out */
	async function ask(
		{ endpoint, handle }: ServedEndpoint,
		{ path = ownPath(endpoint.path), ...sent }: Sent & { path?: string } = {},
	): Promise<Read> {
		const isGuarded = endpoint.access === 'administrator' || endpoint.access === 'desk';
		const isOwn = /^\/api\/(account$|account\/|trips\/)/.test(endpoint.path);
		const headers = {
			...sent.headers,
			...(isGuarded && { Cookie: `__Host-session=${token}` }),
			...(isOwn && { Cookie: visitor.cookies }),
		};
		const request = apiRequest(endpoint.method, path, { ...sent, headers });
		const answer = await readAnswer(await handle(request, deps));
		await restore();
		return answer;
	}

	/** Sends a form of a page as a browser without a script does. */
	async function submit({ endpoint, handle }: ServedEndpoint, fields: URLSearchParams) {
		const headers = {
			Cookie: visitor.cookies,
			'Content-Type': 'application/x-www-form-urlencoded',
			'Sec-Fetch-Site': 'same-origin',
		};
		const sent = { body: fields.toString(), headers };
		const answer = await handle(apiRequest('POST', ownPath(endpoint.path), sent), deps);
		const text = await answer.text();
		await restore();
		return { status: answer.status, location: answer.headers.get('Location'), text };
	}

	return {
		ask,
		submit,
		stored,
		newest: (table: PgTable) => newestOf(db, table),
	};
}

export type HostileWorld = Awaited<ReturnType<typeof hostileWorld>>;

/** The transaction that wrote last, even in vain: as long as it is the same, so are all rows. */
async function lastWrite(db: Database): Promise<string> {
	const { rows } = (await db.execute(
		sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
	)) as { rows: { next: string }[] };
	return rows[0]?.next ?? '';
}

/** How many rows each table has, and the last transaction that wrote any: the same as long as nothing is stored. */
async function fingerprint(db: Database): Promise<string> {
	const { rows } = (await db.execute(sql.raw(fingerprintOf))) as { rows: object[] };
	return JSON.stringify(rows);
}

const hasSeats = isNotNull(schema.bookings.departureId);

const tables = Object.values(schema).filter((table) => table instanceof PgTable);

const fingerprintOf = tables
	.map((table) => getTableConfig(table).name)
	// Uses are counted whatever becomes of them.
	.filter((name) => name !== 'rate_limits')
	.map(
		(name) => `select '${name}' as name, count(*)::int, max(xmin::text::bigint)::text from ${name}`,
	)
	.join(' union all ');

async function newestOf(db: Database, table: PgTable): Promise<Record<string, unknown>> {
	const [row] = await db
		.select()
		.from(table)
		.orderBy(sql`${getTableColumns(table)['id']} desc`)
		.limit(1);
	return row ?? {};
}
