import { asc } from 'drizzle-orm';

import type { CallBackPage, CallBackRecord } from '#src/contract/desk/call-backs.ts';
import { callBackState, callBackStatus } from '#src/domain/requests/call-back.ts';

import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import type { Paged } from '../../db/paged.ts';
import { callBacks } from '../../db/schema.ts';
import { type MarkedList, selectRequests } from './request-list.ts';

/**
 * One page of the requests to be called, the newest first; of those that are still to be called, the one whose hour comes
 * first.
 */
export function selectCallBacks(
	db: Database,
	{ status, ...page }: CallBackPage,
	now: Date,
): Promise<Paged<CallBackRecord>> {
	const soonestFirst = [asc(callBacks.slotFrom), asc(callBacks.id)];
	return selectRequests(
		db,
		callBackList,
		{ ...page, state: status && callBackState(status), now },
		...(status === 'Requested' ? [soonestFirst] : []),
	);
}

const columns = {
	id: callBacks.id,
	name: callBacks.name,
	phone: callBacks.phone,
	email: callBacks.email,
	reference: callBacks.reference,
	slotFrom: callBacks.slotFrom,
	slotTo: callBacks.slotTo,
	createdAt: callBacks.createdAt,
};

type Asked = Pick<typeof callBacks.$inferSelect, keyof typeof columns>;

/** Who wants to be called, and in which hour. */
export const callBackList: MarkedList<Asked, CallBackRecord> = {
	kind: 'call-back',
	table: callBacks,
	columns,
	matches: (q) => searched(callBacks.searchText, q),
	recordOf: ({ slotFrom, slotTo, createdAt, updatedAt, ...row }) => ({
		...row,
		status: callBackStatus(row.state),
		slotFrom: slotFrom.toISOString(),
		slotTo: slotTo.toISOString(),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	}),
	labelOf: ({ name, phone }) => `${name}, ${phone}`,
	statusOf: callBackStatus,
	missing: 'There is no request to be called with this number.',
};
