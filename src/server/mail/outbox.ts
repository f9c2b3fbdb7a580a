import {
	type AnyColumn,
	and,
	asc,
	count,
	eq,
	exists,
	gt,
	gte,
	isNull,
	lt,
	lte,
	ne,
	not,
	notLike,
	or,
	type SQL,
	sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import {
	cancelledKind,
	type DecisionLetter,
	type OperationLetter,
	type Letter,
	type NewLetter,
	refundSentKind,
} from './letter.ts';
import { isMuted } from './suppressions.ts';

/**
 * Leaves letters for delivery, in this order; of an occasion that was written about already, none.
 * @param transaction the one that stores the row the letters are about, so that neither exists without the other
 * @throws RangeError when an address would end its line of the letter's head
 */
export async function addToOutbox(transaction: Database, ...letters: AnyLetter[]): Promise<void> {
	if (letters.length === 0) return;
	await transaction
		.insert(outbox)
		.values(letters.map(headed))
		.onConflictDoNothing({ target: outbox.occasion });
}

/**
 * Takes the oldest letter that is due and keeps it from everybody else until `until`: also when the process ends
 * meanwhile, it is tried again then. Letters that others take at this moment are passed over.
 * @param latest a letter that would wait beyond was put off while a clock was ahead, and is due too
 * @returns null when none is due
 */
export async function claimLetter(
	db: Database,
	{
		now,
		until,
		latest,
		mostAttempts,
	}: { now: Date; until: Date; latest: Date; mostAttempts: number },
): Promise<Letter | null> {
	const oldest = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(
				waits(mostAttempts),
				not(isBehindCancellation(db, mostAttempts)),
				or(
					isNull(outbox.nextAttemptAt),
					lte(outbox.nextAttemptAt, now),
					gt(outbox.nextAttemptAt, latest),
				),
			),
		)
		.orderBy(asc(outbox.id))
		.limit(1)
		.for('update', { skipLocked: true });
	const [letter] = await db
		.update(outbox)
		.set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: until })
		.where(eq(outbox.id, sql`(${oldest})`))
		.returning(letterColumns);
	return letter ?? null;
}

/** Notes that a letter is delivered; what it said stays for the desk, unless it holds what opens something. */
export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
	const kept = (column: AnyColumn) => sql`case when ${outbox.keepsText} then ${column} else '' end`;
	await db
		.update(outbox)
		.set({ sentAt, nextAttemptAt: null, body: kept(outbox.body), html: kept(outbox.html) })
		.where(eq(outbox.id, id));
}

/**
 * Notes why a letter was not delivered and when it is tried again.
 * @param nextAttemptAt null when it is not
 */
export async function markFailed(
	db: Database,
	id: number,
	failure: { lastError: string; nextAttemptAt: Date | null },
): Promise<void> {
	await db.update(outbox).set(failure).where(eq(outbox.id, id));
}

/** When the oldest letter was written that is to be delivered; null when there is none. */
export async function selectOldestWaiting(
	db: Database,
	mostAttempts: number,
): Promise<Date | null> {
	const [letter] = await db
		.select({ createdAt: outbox.createdAt })
		.from(outbox)
		.where(waits(mostAttempts))
		.orderBy(asc(outbox.id))
		.limit(1);
	return letter?.createdAt ?? null;
}

/** What is noted of a letter that another took the place of: it is not given up, nobody misses it. */
export const superseded = 'Superseded';

/** The condition that a letter was tried as often as it is, in vain. */
export function isGivenUp(mostAttempts: number) {
	// A letter that is being tried for the last time has a moment at which that would be over.
	return and(
		isNull(outbox.sentAt),
		gte(outbox.attempts, mostAttempts),
		isNull(outbox.nextAttemptAt),
		isNull(outbox.cancelledAt),
		ne(outbox.lastError, superseded),
	);
}

/** How many letters were given up. */
export function countGivenUp(db: Database, mostAttempts: number): Promise<number> {
	return db.$count(outbox, isGivenUp(mostAttempts));
}

/** How many letters written before a moment are to be delivered, but for those whose reader was refused. */
export function countLate(db: Database, mostAttempts: number, moment: Date): Promise<number> {
	return db.$count(
		outbox,
		and(
			waits(mostAttempts),
			lt(outbox.createdAt, moment),
			or(isNull(outbox.lastError), notLike(outbox.lastError, '%EENVELOPE%')),
		),
	);
}

/** How many letters are to be delivered. */
export async function countWaiting(db: Database, mostAttempts: number): Promise<number> {
	const [row] = await db.select({ letters: count() }).from(outbox).where(waits(mostAttempts));
	return row?.letters ?? 0;
}

/** Says that money was sent back of a booking, while its customer has yet to hear that it is cancelled. */
function isBehindCancellation(db: Database, mostAttempts: number): SQL {
	const news = alias(outbox, 'news');
	const cancellation = db
		.select({ id: news.id })
		.from(news)
		.where(
			and(
				eq(news.bookingId, outbox.bookingId),
				eq(news.recipient, outbox.recipient),
				eq(news.kind, cancelledKind),
				isNull(news.sentAt),
				isNull(news.cancelledAt),
				lt(news.attempts, mostAttempts),
			),
		);
	return sql`(${outbox.kind} = ${refundSentKind} and ${exists(cancellation)})`;
}

/** Neither delivered nor given up or cancelled, and letters go to its address. */
function waits(mostAttempts: number): SQL | undefined {
	return and(
		isNull(outbox.sentAt),
		isNull(outbox.cancelledAt),
		lt(outbox.attempts, mostAttempts),
		not(isMuted(outbox.recipient)),
	);
}

const letterColumns = {
	id: outbox.id,
	kind: outbox.kind,
	recipient: outbox.recipient,
	replyTo: outbox.replyTo,
	subject: outbox.subject,
	body: outbox.body,
	html: outbox.html,
	calendar: outbox.calendar,
	createdAt: outbox.createdAt,
	attempts: outbox.attempts,
};

type AnyLetter = NewLetter | DecisionLetter | OperationLetter;

function headed(letter: AnyLetter): AnyLetter {
	for (const address of [letter.recipient, letter.replyTo ?? '']) {
		if (address.search(controls) >= 0) {
			throw new RangeError('An address must not have control characters');
		}
	}
	// What follows a line break would be another line of the head: 'Bcc: …'.
	return { ...letter, subject: letter.subject.replaceAll(controls, ' ') };
}

// Also the line and paragraph separators, which some readers take for line breaks.
const controls = /[\p{Cc}\u2028\u2029]+/gu;
