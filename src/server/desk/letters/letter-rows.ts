import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';

import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { LetterPage, ListedLetter, OpenedLetter } from '#src/contract/desk/letters.ts';

import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { operations, outbox } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';
import { isInState, letterState } from '../../mail/letter-state.ts';
import { type ToldOperation, whyNotCancelled, whyNotResent } from './letter-rules.ts';

/** One page of the outbox, the newest letter first. */
export async function selectLetters(db: Database, page: LetterPage): Promise<Paged<ListedLetter>> {
	const matches = and(page.state && isInState[page.state], searched(outbox.searchText, page.q));
	// Which rows those are is found out first, by an index alone: of the many before them nothing else is read.
	const ids = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(matches)
		.orderBy(desc(outbox.id))
		.limit(page.limit)
		.offset(page.offset);
	const rows = db
		.select(listedColumns)
		.from(outbox)
		.where(inArray(outbox.id, ids))
		.orderBy(desc(outbox.id));
	const { rows: letters, total } = await paged(page, rows, () => db.$count(outbox, matches));
	return { rows: letters.map(listed), total };
}

/** The letters about a booking, the newest first, `mostOnBookingPage` at most. */
export function lettersOf(db: Database, bookingId: number): Promise<ListedLetter[]> {
	return newestLetters(db, eq(outbox.bookingId, bookingId), mostOnBookingPage);
}

/** The newest letters of a condition. @param limit so many at most */
export async function newestLetters(
	db: Database,
	condition: SQL | undefined,
	limit: number,
): Promise<ListedLetter[]> {
	const rows = await db
		.select(listedColumns)
		.from(outbox)
		.where(condition)
		.orderBy(desc(outbox.createdAt), desc(outbox.id))
		.limit(limit);
	return rows.map(listed);
}

/**
 * A letter with what it says, and with what can be done about it at this moment.
 * @throws HttpError 404
 */
export async function selectLetter(db: Database, id: number, now: Date): Promise<OpenedLetter> {
	const letter = await selectWhole(db, id);
	const { body, html, calendar } = letter;
	return {
		...listed(letter),
		body: body === '' ? null : body,
		hasHtml: html !== '',
		hasCalendar: calendar !== null,
		notResent: whyNotResent(letter, now),
		notCancelled: whyNotCancelled(letter, now),
	};
}

/** A letter with all that decides what can be done about it. */
export type WholeLetter = Awaited<ReturnType<typeof selectWhole>>;

/**
 * Reads a letter.
 * @param lock holds it until the transaction ends: no deliverer takes it meanwhile
 * @throws HttpError 404
 */
export async function selectWhole(db: Database, id: number, lock = false) {
	const { replyTo, body, html, calendar, bookingId, keepsText, operationId } = outbox;
	const query = db
		.select({ ...listedColumns, replyTo, body, html, calendar, bookingId, keepsText, operationId })
		.from(outbox)
		.where(eq(outbox.id, id));
	const [letter] = await (lock ? query.for('update') : query);
	const whole = found(letter, 'This letter is not there any more.');
	return { ...whole, operation: await operationOf(db, whole.operationId) };
}

/** What became of the operation that a letter tells of; null where it tells of none. */
async function operationOf(db: Database, id: number | null): Promise<ToldOperation | null> {
	if (id === null) return null;
	const { undoUntil, undoneAt } = operations;
	const [operation] = await db
		.select({ undoUntil, undoneAt })
		.from(operations)
		.where(eq(operations.id, id));
	return operation ?? null;
}

const listedColumns = {
	id: outbox.id,
	kind: outbox.kind,
	recipient: outbox.recipient,
	subject: outbox.subject,
	attempts: outbox.attempts,
	lastError: outbox.lastError,
	createdAt: outbox.createdAt,
	sentAt: outbox.sentAt,
	cancelledAt: outbox.cancelledAt,
	nextAttemptAt: outbox.nextAttemptAt,
	state: letterState,
};

type Listed = Omit<ListedLetter, 'error' | 'createdAt' | 'at'> & {
	lastError: string | null;
	createdAt: Date;
	sentAt: Date | null;
	cancelledAt: Date | null;
	nextAttemptAt: Date | null;
};

function listed(row: Listed): ListedLetter {
	const { id, kind, recipient, subject, state, attempts, lastError, createdAt } = row;
	const at = row.sentAt ?? row.cancelledAt ?? row.nextAttemptAt;
	return {
		id,
		kind,
		recipient,
		subject,
		state,
		attempts,
		error: lastError,
		createdAt: createdAt.toISOString(),
		at: at?.toISOString() ?? null,
	};
}
