import { addDays } from 'date-fns/addDays';
import { and, eq, or, sql } from 'drizzle-orm';

import {
	holdIsNotDone,
	laterWords,
	type QueueMark,
	type QueueStep,
} from '#src/contract/desk/queue.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { conversationStates, type DeskItemKind, isDoneByHand } from '#src/domain/desk/desk-item.ts';
import { lastLater, mostLaterDays } from '#src/domain/desk/later.ts';
import { site } from '#src/site.ts';

import { lockForChange, type RowKind, staleChange, storeChange } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookings, deskItems, users } from '../../db/schema.ts';
import { found, HttpError, invalidField } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueSource } from './queue-sources.ts';
import { waitingRows } from './waiting-rows.ts';

type Marking = {
	administrator: SessionUser;
	/** Of the row that waits. */
	id: number;
	step: QueueStep;
};

/**
 * Stores what somebody makes of something that waits, and who did. Where it is so already, nothing is written, whatever
 * version they saw: the same step sent again is no other.
 * @throws HttpError 404 where there is no such row; 409 with the mark as it is now, when a colleague was first; 400 at the
 *   field of somebody who does not work at the desk, and of a moment that has passed or is too far, and in a sentence to
 *   whoever is done with a hold
 */
export function markQueued(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ administrator, id, step }: Marking,
): Promise<QueueMark> {
	return inTransaction(db, async (transaction) => {
		const { kind, version } = step;
		await findSubject(transaction, kind, id);
		if (step.mark === 'done' && !isDoneByHand(kind)) {
			throw new HttpError(400, { message: holdIsNotDone });
		}
		const itemId = await itemOf(transaction, kind, id);
		const change = await lockForChange(transaction, itemRows, { administrator, now, id: itemId });
		const wanted = await fieldsOf(transaction, { id, step, now: change.at });
		if (isSo(change.before, wanted)) return markOf(transaction, change.before);
		if (change.before.version !== version)
			throw staleChange(await markOf(transaction, change.before));
		const dated = 'state' in wanted ? { ...wanted, stateAt: change.at } : wanted;
		return markOf(transaction, await storeChange(change, dated));
	});
}

/** Whatever may wait is there. */
async function findSubject(transaction: Database, kind: DeskItemKind, id: number): Promise<void> {
	const { table } = queueSource(kind);
	const [row] = await transaction.select({ id: table.id }).from(table).where(eq(table.id, id));
	found(row, 'There is nothing with this number that could wait for the desk.');
}

/** The desk's row about something: the first who makes anything of it stores one, in the version 0. */
async function itemOf(
	transaction: Database,
	kind: DeskItemKind,
	subjectId: number,
): Promise<number> {
	await transaction.insert(deskItems).values({ kind, subjectId, version: 0 }).onConflictDoNothing();
	const [item] = await transaction
		.select({ id: deskItems.id })
		.from(deskItems)
		.where(and(eq(deskItems.kind, kind), eq(deskItems.subjectId, subjectId)));
	if (!item) throw new Error('A mark of the queue was not stored.');
	return item.id;
}

const [open, , done] = conversationStates;

/** What a step stores. Whoever takes something that was done opens it again. */
async function fieldsOf(
	transaction: Database,
	{ id, step, now }: { id: number; step: QueueStep; now: Date },
): Promise<Partial<Selected>> {
	const { kind } = step;
	switch (step.mark) {
		case 'assigned': {
			if (step.to !== null) await findColleague(transaction, step.to);
			// What has come back meanwhile is not put off anew by whoever takes it.
			const isBack = !(await isPutOff(transaction, { kind, id, now }));
			return { assigneeId: step.to, state: open, ...(isBack && { laterUntil: null }) };
		}
		case 'later': {
			const end = kind === 'hold' ? await holdEndOf(transaction, id) : null;
			return { laterUntil: laterMoment(step.until, { end, now }), state: open };
		}
		case 'done':
			return { state: done, laterUntil: null };
		case 'open':
			return { state: open, laterUntil: null };
	}
}

async function isPutOff(
	transaction: Database,
	{ kind, id, now }: { kind: DeskItemKind; id: number; now: Date },
): Promise<boolean> {
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

async function findColleague(transaction: Database, id: number): Promise<void> {
	const isOfDesk = and(
		eq(users.id, id),
		eq(users.status, 'active'),
		or(users.isAdmin, users.isAgent),
	);
	const [colleague] = await transaction.select({ id: users.id }).from(users).where(isOfDesk);
	if (!colleague) throw invalidField('to', 'Please choose somebody who works at the desk.');
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

function isSo(item: Item, wanted: Partial<Selected>): boolean {
	const stored: Record<string, unknown> = item;
	return Object.entries(wanted).every(([name, value]) =>
		value instanceof Date ? stored[name] === value.toISOString() : stored[name] === value,
	);
}

const columns = {
	id: deskItems.id,
	kind: deskItems.kind,
	subjectId: deskItems.subjectId,
	assigneeId: deskItems.assigneeId,
	laterUntil: deskItems.laterUntil,
	state: deskItems.state,
	version: deskItems.version,
};

type Selected = Pick<typeof deskItems.$inferSelect, keyof typeof columns>;
type Item = Omit<Selected, 'laterUntil'> & { laterUntil: string | null };

/** What the desk made of what waits, as it is changed. Nothing in it tells of the person. */
const itemRows: RowKind<typeof deskItems, Selected, Item> = {
	subject: 'queue',
	missing: 'There is no such mark.',
	table: deskItems,
	columns,
	rowOf: (row) => ({ ...row, laterUntil: row.laterUntil?.toISOString() ?? null }),
	labelOf: ({ kind, subjectId }) => `${kind} ${subjectId}`,
};

async function markOf(transaction: Database, item: Item): Promise<QueueMark> {
	const { kind, subjectId, assigneeId, laterUntil, state, version } = item;
	const [assignee] =
		assigneeId === null
			? []
			: await transaction
					.select({ id: users.id, name: users.fullName })
					.from(users)
					.where(eq(users.id, assigneeId));
	return { kind, id: subjectId, assignee: assignee ?? null, laterUntil, state, version };
}
