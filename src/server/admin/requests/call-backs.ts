import { and, asc, eq } from 'drizzle-orm';

import type { CallBackPage, CallBackRecord } from '#src/contract/admin/call-backs.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { CallBackStatus } from '#src/domain/requests/call-back.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { callBacks } from '../../db/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { lockForChange, type RowKind, storeChange } from '../change-row.ts';
import { newestFirst, searched } from '../newest-first.ts';

/**
 * One page of the requests to be called, the newest first; of those that are still to be called, the one whose hour comes
 * first.
 */
export async function selectCallBacks(
	db: Database,
	page: CallBackPage,
): Promise<Paged<CallBackRecord>> {
	const matches = and(
		searched(callBacks.searchText, page.q),
		page.status && eq(callBacks.status, page.status),
	);
	const soonestFirst = [asc(callBacks.slotFrom), asc(callBacks.id)];
	const rows = db
		.select(columns)
		.from(callBacks)
		.where(matches)
		.orderBy(...(page.status === 'Requested' ? soonestFirst : newestFirst(callBacks)))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(callBacks, matches));
	return { ...found, rows: found.rows.map(recordOf) };
}

type Step = {
	administrator: SessionUser;
	id: number;
	status: CallBackStatus;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
};

/**
 * Stores whether somebody was called, and who said so. Where that is known already, nothing is written.
 * @throws HttpError 404; 409 with the request as it is now, when it was changed after the administrator saw it
 */
export function markCallBack(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ status, ...seen }: Step,
): Promise<CallBackRecord> {
	return inTransaction(db, async (transaction) => {
		const change = await lockForChange(transaction, callBackRows, { ...seen, now });
		return change.before.status === status ? change.before : storeChange(change, { status });
	});
}

const columns = {
	id: callBacks.id,
	status: callBacks.status,
	name: callBacks.name,
	phone: callBacks.phone,
	email: callBacks.email,
	reference: callBacks.reference,
	slotFrom: callBacks.slotFrom,
	slotTo: callBacks.slotTo,
	version: callBacks.version,
	createdAt: callBacks.createdAt,
	updatedAt: callBacks.updatedAt,
};

type Moments = 'slotFrom' | 'slotTo' | 'createdAt' | 'updatedAt';
type Row = Omit<CallBackRecord, Moments> & Record<Moments, Date>;

function recordOf({ slotFrom, slotTo, createdAt, updatedAt, ...row }: Row): CallBackRecord {
	return {
		...row,
		slotFrom: slotFrom.toISOString(),
		slotTo: slotTo.toISOString(),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	};
}

/** Requests to be called, as administrators change them. */
export const callBackRows: RowKind<typeof callBacks, Row, CallBackRecord> = {
	subject: 'call-back',
	missing: 'There is no request to be called with this number.',
	table: callBacks,
	columns,
	rowOf: recordOf,
	labelOf: ({ name, phone }) => `${name}, ${phone}`,
};
