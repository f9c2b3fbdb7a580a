import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

import type { askedPage } from '#src/contract/desk/asked-page.ts';
import type { ChangeSubject } from '#src/domain/desk/activity.ts';
import type { RequestKind, RequestState } from '#src/domain/requests/request-state.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { deskItems } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';
import { isAbout, standsAt, stateAt } from '../../inbox/where-it-stands.ts';
import { isAskedIn } from './is-asked-in.ts';

type Requests = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

/** What every request tells beside what was asked: where it stands, which version of that, and since when. */
type Stands = { state: RequestState; version: number; updatedAt: Date };

/** Kinds of requests that have a list of their own in the panel, which shows where each stands. */
type ListedKind = Extract<RequestKind, ChangeSubject>;

/** Requests of a kind, as the panel lists them. */
export type RequestList<Asked, Listed> = {
	kind: ListedKind;
	table: Requests;
	/** What was asked. */
	columns: Record<keyof Asked, AnyPgColumn>;
	matches: (q: string) => SQL | undefined;
	recordOf: (row: Asked & Stands) => Listed;
	/** The request in a word, for whoever reads later what was changed. */
	labelOf: (row: Listed) => string;
	/** What is said of a number that no request has. */
	missing: string;
};

/** Requests whose list has words of its own for where they stand. */
export type MarkedList<Asked, Listed extends { status: string }> = RequestList<Asked, Listed> & {
	statusOf: (state: RequestState) => Listed['status'];
};

type Asking = z.output<typeof askedPage> & { state?: RequestState | undefined; now: Date };

/**
 * One page of the requests of a kind, the newest first.
 * @param page.state only those that stand there
 * @param order where another is asked for
 */
export async function selectRequests<Asked, Listed>(
	db: Database,
	list: RequestList<Asked, Listed>,
	{ state, ...page }: Asking,
	order: SQL[] = newestFirst(list.table),
): Promise<Paged<Listed>> {
	const { kind, table } = list;
	const { q, now, limit, offset } = page;
	const isShown = and(
		list.matches(q),
		state && standsAt(db, kind, table.id, { state, now }),
		isAskedIn(table.createdAt, { first: page.askedFrom, last: page.askedTo }),
	);
	const rows = rowsOf(db, list, now, isShown)
		.orderBy(...order)
		.limit(limit)
		.offset(offset);
	const { rows: asked, total } = await paged(page, rows, () => db.$count(table, isShown));
	return { rows: asked.map((row) => list.recordOf(row as Asked & Stands)), total };
}

/**
 * One request, as its list has it.
 * @throws HttpError 404
 */
export async function readRequest<Asked, Listed>(
	db: Database,
	list: RequestList<Asked, Listed>,
	id: number,
	now: Date,
): Promise<Listed> {
	const [row] = await rowsOf(db, list, now, eq(list.table.id, id));
	return list.recordOf(found(row, list.missing) as Asked & Stands);
}

function rowsOf<Asked, Listed>(
	db: Database,
	list: RequestList<Asked, Listed>,
	now: Date,
	isShown: SQL | undefined,
) {
	const { kind, table, columns } = untyped(list);
	const { version, updatedAt } = deskItems;
	return db
		.select({ ...columns, state: stateAt(now), version, updatedAt })
		.from(table)
		.innerJoin(deskItems, isAbout(kind, table.id))
		.where(isShown);
}

// drizzle can tell what columns one table has, but not those of any table that is to come.
function untyped(list: {
	kind: ListedKind;
	table: Requests;
	columns: Record<string, AnyPgColumn>;
}) {
	return list;
}
