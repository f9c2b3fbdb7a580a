import type { SessionUser } from '#src/contract/users/account.ts';
import type { ChangeAction, ChangeSubject } from '#src/domain/desk/activity.ts';

import type { Database } from '../db/database.ts';
import { changes } from '../db/schema.ts';

type Row = Record<string, unknown>;

/** Who changed something: an administrator, or whoever sits at the server's command line, who has no account. */
export type ChangeAuthor = Pick<SessionUser, 'email' | 'fullName'> & { id: number | null };

export type Change = {
	colleague: ChangeAuthor;
	at: Date;
	subject: ChangeSubject;
	subjectId: number;
	/** The row in a word: 'BD7K2MQ4R, Ada Lovelace'. */
	label: string;
	/** The row before and after the change; null where there was none, or is none. */
	before: Row | null;
	after: Row | null;
	/** By default what the two say: a row that is new, one that is gone, or one that differs. */
	action?: ChangeAction;
};

/** Of every change these say nothing. */
const unremarkable = new Set(['version', 'createdAt', 'updatedAt', 'deletedAt', 'searchText']);

/**
 * Writes down what an administrator changed, with the fields that differ; a change that changed nothing leaves no trace.
 * @param transaction the one of the change itself: neither is stored without the other
 */
export function recordChange(transaction: Database, change: Change): Promise<void> {
	return recordChanges(transaction, [change]);
}

/** As `recordChange`, for all that was changed by one operation. */
export async function recordChanges(transaction: Database, all: readonly Change[]): Promise<void> {
	const rows = all.map(rowOf).filter((row) => row !== null);
	if (rows.length > 0) await transaction.insert(changes).values(rows);
}

function rowOf(change: Change): typeof changes.$inferInsert | null {
	const { colleague, at, subject, subjectId, label } = change;
	const { before, after } = differences(change.before, change.after);
	if (before !== null && after !== null && Object.keys(after).length === 0) return null;
	return {
		administratorId: colleague.id,
		name: colleague.fullName,
		email: colleague.email,
		action: change.action ?? (before === null ? 'created' : after === null ? 'deleted' : 'updated'),
		subject,
		subjectId,
		label,
		before,
		after,
		createdAt: at,
	};
}

function differences(before: Row | null, after: Row | null) {
	const names = Object.keys({ ...before, ...after }).filter(
		(name) =>
			!unremarkable.has(name) &&
			(before === null ||
				after === null ||
				JSON.stringify(before[name]) !== JSON.stringify(after[name])),
	);
	const those = (row: Row | null) =>
		row && Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
	return { before: those(before), after: those(after) };
}
