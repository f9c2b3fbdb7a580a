import { sql } from 'drizzle-orm';

import type { MutedAddress } from '#src/contract/desk/letters.ts';
import type { Page } from '#src/contract/http/paging.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { maskedAddress } from '#src/domain/text/masked-address.ts';
import { site } from '#src/site.ts';

import { type RowKind, removeRow } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { mutedAddresses } from '../../db/schema.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { mute } from '../../mail/suppressions.ts';
import type { Dependencies } from '../../world/dependencies.ts';

type World = Pick<Dependencies, 'db' | 'now'>;

/** One page of the addresses that no letter goes to, the newest first. */
export async function selectMutedAddresses(db: Database, page: Page): Promise<Paged<MutedAddress>> {
	const matches = searched(sql`${mutedAddresses.address}`, page.q);
	const rows = db
		.select(mutedRows.columns)
		.from(mutedAddresses)
		.where(matches)
		.orderBy(...newestFirst(mutedAddresses))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(mutedAddresses, matches));
	return { ...found, rows: found.rows.map(rowOf) };
}

/**
 * Keeps letters from an address, because somebody there asked, and writes down who did so.
 * @throws HttpError 400 for the desk's own; 409 where none goes there already
 */
export function muteAddress(
	{ db, now }: World,
	colleague: SessionUser,
	address: string,
): Promise<MutedAddress> {
	if (address.toLowerCase() === site.email) {
		throw invalidField('address', 'What visitors ask comes to this address.');
	}
	return inTransaction(db, async (transaction) => {
		const muted = await mute(transaction, address, 'asked');
		if (muted === null) {
			throw new HttpError(409, { message: 'No letter goes to this address already.' });
		}
		const row = rowOf(muted);
		const { subject, labelOf } = mutedRows;
		await recordChange(transaction, {
			colleague,
			at: now(),
			subject,
			subjectId: row.id,
			label: labelOf(row),
			before: null,
			after: recordedOf(row),
		});
		return row;
	});
}

/**
 * Lets letters go to an address again, those too that have waited, and writes down who did so.
 * @throws HttpError 404
 */
export function unmuteAddress(
	{ db, now }: World,
	colleague: SessionUser,
	id: number,
): Promise<MutedAddress> {
	return inTransaction(db, (transaction) =>
		removeRow(transaction, mutedRows, { colleague, now }, id),
	);
}

type Row = typeof mutedAddresses.$inferSelect;

const mutedRows: RowKind<typeof mutedAddresses, Row, MutedAddress> = {
	subject: 'muted address',
	missing: 'Letters go to this address again already.',
	table: mutedAddresses,
	columns: {
		id: mutedAddresses.id,
		address: mutedAddresses.address,
		reason: mutedAddresses.reason,
		createdAt: mutedAddresses.createdAt,
	},
	rowOf,
	labelOf: ({ address }) => maskedAddress(address),
	recordedOf,
};

function rowOf({ createdAt, ...row }: Row): MutedAddress {
	return { ...row, createdAt: createdAt.toISOString() };
}

// Whoever wants no letters wants to be left alone: what is kept tells no more than which of two this was.
function recordedOf({ address, reason }: MutedAddress) {
	return { address: maskedAddress(address), reason };
}
