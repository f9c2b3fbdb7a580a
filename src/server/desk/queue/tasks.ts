import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';

import { type NewTask, type Task, taskMessages } from '#src/contract/desk/tasks.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { mostLaterDays } from '#src/domain/desk/later.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookings, deskItems, tasks } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { found, invalidField } from '../../http/http-error.ts';
import { storeOnce } from '../../http/stored-once.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { findColleague } from './find-colleague.ts';

type Adding = { colleague: SessionUser; body: NewTask; attempt: Attempt | null };

/**
 * Puts something that is to be done into Today, once for each attempt.
 * @throws HttpError 400 at the moment, the booking, or whoever is to do it; 409 when the attempt was sent with other words
 */
export function addTask(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, body, attempt }: Adding,
): Promise<Task> {
	const { title, bookingId, assigneeId } = body;
	return inTransaction(db, async (transaction) => {
		const at = now();
		const dueAt = new Date(body.dueAt);
		if (dueAt <= at) throw invalidField('dueAt', taskMessages.past);
		if (dueAt > addDays(at, mostLaterDays)) throw invalidField('dueAt', taskMessages.far);
		if (assigneeId !== null) await findColleague(transaction, assigneeId, 'assigneeId');
		await refuseUnknown(transaction, bookingId);
		const author = { authorId: colleague.id, author: colleague.fullName };
		const values = { title, dueAt, bookingId, ...author, createdAt: at };
		const { row, isRepeat } = await storeOnce(transaction, tasks, values, attempt);
		if (isRepeat) return readTask(transaction, row.id);
		if (assigneeId !== null) {
			const item = { kind: 'task', subjectId: row.id, assigneeId, since: at } as const;
			await transaction.insert(deskItems).values(item);
		}
		await recordChange(transaction, {
			colleague,
			at,
			subject: 'task',
			subjectId: row.id,
			label: title,
			before: null,
			after: { dueAt: dueAt.toISOString(), bookingId, assigneeId },
		});
		return readTask(transaction, row.id);
	});
}

async function refuseUnknown(transaction: Database, bookingId: number | null): Promise<void> {
	if (bookingId === null) return;
	const isThere = await transaction.$count(bookings, eq(bookings.id, bookingId));
	if (isThere === 0) throw invalidField('bookingId', taskMessages.noBooking);
}

/** @throws HttpError 404 */
export async function readTask(db: Database, id: number): Promise<Task> {
	const [row] = await db
		.select({ task: tasks, reference: bookings.reference })
		.from(tasks)
		.leftJoin(bookings, eq(bookings.id, tasks.bookingId))
		.where(eq(tasks.id, id));
	const { task, reference } = found(row, taskMessages.missing);
	const { title, bookingId, author } = task;
	return {
		id: task.id,
		title,
		dueAt: task.dueAt.toISOString(),
		bookingId,
		reference,
		author,
		createdAt: task.createdAt.toISOString(),
	};
}
