import { addDays } from 'date-fns/addDays';
import { and, eq, sql } from 'drizzle-orm';

import {
	laterWords,
	type QueueMark,
	type QueueStep,
	whyNotDone,
} from '#src/contract/desk/queue.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { lastLater, mostLaterDays } from '#src/domain/desk/later.ts';
import { site } from '#src/site.ts';

import { staleChange } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookings, deskItems, users } from '../../db/schema.ts';
import { found, HttpError, invalidField } from '../../http/http-error.ts';
import {
	type Locked,
	lockStanding,
	type Named,
	type Standing,
	type Step,
} from '../../inbox/standing.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { stepStanding } from '../requests/step-request.ts';
import { findColleague } from './find-colleague.ts';
import { queueSource } from './queue-sources.ts';
import { waitingRows } from './waiting-rows.ts';

type Marking = {
	colleague: SessionUser;
	/** Of the row that waits. */
	id: number;
	step: QueueStep;
};

/**
 * Stores what somebody makes of something that waits, and who did. Where it is so already, nothing is written, whatever
 * version they saw: the same step sent again is no other.
 * @throws HttpError 404 where there is no such row; 409 with the mark as it is now, when a colleague was first, and where it
 *   was decided on; 400 at the field of somebody who does not work at the desk, and of a moment that has passed or is too
 *   far, and in a sentence to whoever is done with a hold
 */
export function markQueued(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, id, step }: Marking,
): Promise<QueueMark> {
	return inTransaction(db, async (transaction) => {
		const { kind, version } = step;
		const named: Named = { kind, id };
		const at = now();
		const before = await lockItem(transaction, named, at);
		const refusal = step.mark === 'done' ? whyNotDone(kind) : null;
		if (refusal !== null) throw new HttpError(400, { message: refusal });
		const wanted = await stepOf(transaction, named, { before, step, at });
		if (isSo(before, wanted)) return markOf(transaction, named, before);
		const isLate = before.version !== version || (await isDecided(transaction, named));
		if (isLate) throw staleChange(await markOf(transaction, named, before));
		const after = await stepStanding(transaction, named, before, wanted, { at, told: 'not' });
		await recordChange(transaction, {
			colleague,
			at,
			subject: 'queue',
			subjectId: before.item,
			// Nothing in it tells of the person.
			label: `${kind} ${id}`,
			before: told(before),
			after: told(after),
		});
		return markOf(transaction, named, after);
	});
}

/**
 * Where something stands. Of what is no request the first who makes anything of it stores that, in the version 0.
 * @throws HttpError 404 where there is nothing that could wait
 */
async function lockItem(transaction: Database, named: Named, at: Date): Promise<Locked> {
	const missing = 'There is nothing with this number that could wait for the desk.';
	const source = queueSource(named.kind);
	if ('waits' in source) {
		const { table } = source;
		const isIt = eq(table.id, named.id);
		const [row] = await transaction.select({ id: table.id }).from(table).where(isIt);
		found(row, missing);
		const { kind, id: subjectId } = named;
		await transaction
			.insert(deskItems)
			.values({ kind, subjectId, version: 0 })
			.onConflictDoNothing();
	}
	return found(await lockStanding(transaction, named, at), missing);
}

/** What is decided on waits no more, whoever would open it again. */
async function isDecided(transaction: Database, { kind, id }: Named): Promise<boolean> {
	const source = queueSource(kind);
	if ('waits' in source || !source.isDecided) return false;
	const { table } = source;
	return (await transaction.$count(table, and(eq(table.id, id), source.isDecided))) > 0;
}

/** What a step stores. Whoever takes something that was done opens it again. */
async function stepOf(
	transaction: Database,
	named: Named,
	{ before, step, at }: { before: Standing; step: QueueStep; at: Date },
): Promise<Step> {
	switch (step.mark) {
		case 'assigned': {
			if (step.to !== null) await findColleague(transaction, step.to, 'to');
			// What has come back meanwhile is not put off anew by whoever takes it.
			const isKept = before.state === 'Later' && (await isPutOff(transaction, named, at));
			return { assigneeId: step.to, ...(!isKept && opened) };
		}
		case 'later': {
			const end = named.kind === 'hold' ? await holdEndOf(transaction, named.id) : null;
			return { state: 'Later', laterUntil: laterMoment(step.until, { end, now: at }) };
		}
		case 'done':
			return { state: 'Done', laterUntil: null };
		case 'open':
			return opened;
	}
}

const opened = { state: 'Open', laterUntil: null } as const;

async function isPutOff(transaction: Database, { kind, id }: Named, now: Date): Promise<boolean> {
	const rows = await transaction
		.select({ isLater: sql<boolean>`is_later` })
		.from(sql`(${waitingRows(now, kind)}) as waiting`)
		.where(sql`waiting.id = ${id}`);
	return rows.some(({ isLater }) => isLater);
}

async function holdEndOf(transaction: Database, id: number): Promise<Date | null> {
	const [held] = await transaction
		.select({ heldUntil: bookings.heldUntil })
		.from(bookings)
		.where(eq(bookings.id, id));
	return held?.heldUntil ?? null;
}

/** @param end of a hold: it is back by then or, where it has ended, before it leaves the queue; null of all else */
function laterMoment(until: string, { end, now }: { end: Date | null; now: Date }): Date {
	const moment = new Date(until);
	if (moment <= now) throw invalidField('until', laterWords.past);
	if (moment > addDays(now, mostLaterDays)) throw invalidField('until', laterWords.far);
	if (end === null) return moment;
	const last = lastLater(site, end, now);
	if (moment <= last) return moment;
	if (end > now) return last;
	throw invalidField('until', laterWords.gone(deskMoment(site, last)));
}

function isSo(before: Standing, wanted: Step): boolean {
	const after = told({ ...before, ...wanted });
	return JSON.stringify(after) === JSON.stringify(told(before));
}

/** What the log tells of it. */
function told({ assigneeId, laterUntil, state }: Standing) {
	return { assigneeId, laterUntil: laterUntil && laterUntil.toISOString(), state };
}

async function markOf(
	transaction: Database,
	{ kind, id }: Named,
	standing: Standing,
): Promise<QueueMark> {
	const { assigneeId, version } = standing;
	const { laterUntil, state } = told(standing);
	const [assignee] =
		assigneeId === null
			? []
			: await transaction
					.select({ id: users.id, name: users.fullName })
					.from(users)
					.where(eq(users.id, assigneeId));
	return { kind, id, assignee: assignee ?? null, laterUntil, state, version };
}
