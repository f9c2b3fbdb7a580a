import { keepPreviousData } from '@tanstack/query-core';
import type * as z from 'zod/mini';

import { sendUnlessKnown } from '#src/browser/send-unless-known.ts';
import {
	type Queue,
	queueConflict,
	type QueueRow,
	markQueued,
	readQueue,
} from '#src/contract/desk/queue.ts';
import { countWaiting } from '#src/domain/desk/queue-tally.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast, type ToastMessage } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { conflictOf } from './conflict.ts';
import { recount, watchInterval } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { type ListView, viewParameters } from './list-view.ts';
import { queryClient } from './query-client.ts';
import { kindOf, queueViewOf, shareOf } from './queue-view.ts';

/** What the panel shows of the queue: a page of it, and how many there are in the view. */
export type ShownQueue = Queue & { total: number };

const sendQueue = sendUnlessKnown();

/** What waits in a view, asked for again while it is looked at: what is new shows by itself. */
export function queueQuery(view: ListView) {
	const query = { ...viewParameters(view), view: queueViewOf(view) };
	return {
		queryKey: [readQueue.path, query] as const,
		queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ShownQueue> => {
			const queue = await callDeskApi(readQueue, { query, signal }, sendQueue);
			const shown = { kind: kindOf(view), view: queueViewOf(view), share: shareOf(view) };
			return { ...queue, total: countWaiting(queue.tally, shown) };
		},
		refetchInterval: watchInterval,
		placeholderData: keepPreviousData,
	};
}

/** Asks anew what waits: something was answered, or decided on, elsewhere. */
export function reloadQueue(): void {
	void queryClient.invalidateQueries({ queryKey: [readQueue.path] });
	recount();
}

type Step = z.input<typeof markQueued.body>;
type StepOf<Mark extends Step['mark']> = Omit<Extract<Step, { mark: Mark }>, 'kind' | 'version'>;
type AnyStep = StepOf<'assigned'> | StepOf<'later'> | StepOf<'done'> | StepOf<'open'>;

export type Marking = {
	row: QueueRow;
	step: AnyStep;
	/** What the row is at once; null: it leaves the view. */
	change: Partial<QueueRow> | null;
	/** What is said once it is stored; nothing, where the row itself shows it. */
	done?: (marked: QueueRow) => ToastMessage;
	failed: string;
};

/** The last mark of each row that is on its way, and what the row is once it has come: the next one waits for that. */
const onTheirWay = new Map<string, { words: string; arrival: Promise<QueueRow> }>();

/**
 * Marks something that waits: at once on screen, then on the server, and says how that went. Where it was refused, or no
 * answer came, the row is there again as it was; where a colleague was first, as it is now. Marks of one row go one after
 * the other; the same one again, as by a second press, is not sent again.
 * @returns what the server refuses of the moment until which it is put off
 */
export async function markRow(marking: Marking): Promise<FieldErrors<'until'>> {
	const key = rowKey(marking.row);
	const ahead = onTheirWay.get(key);
	const words = JSON.stringify(marking.step);
	if (ahead?.words === words) return {};
	const { promise: arrival, resolve } = Promise.withResolvers<QueueRow>();
	onTheirWay.set(key, { words, arrival });
	const row = (await ahead?.arrival) ?? marking.row;
	const { marked, refused } = await sendMark({ ...marking, row });
	resolve(marked);
	if (onTheirWay.get(key)?.arrival === arrival) onTheirWay.delete(key);
	reloadQueue();
	return refused;
}

/** Gives the row as it is once it is marked, or as it was, and what the server refuses; it never fails. */
async function sendMark({ row, step, change, done, failed }: Marking) {
	const { kind, id, version } = row;
	const about = rowKey(row);
	await queryClient.cancelQueries({ queryKey: [readQueue.path] });
	const before = queryClient.getQueriesData<ShownQueue>({ queryKey: [readQueue.path] });
	if (change) showRow({ ...row, ...change });
	else hideRow(row);
	try {
		const mark = await callDeskApi(markQueued, {
			params: { id },
			body: { kind, version, ...step },
		});
		const marked = { ...row, ...mark };
		showRow(marked);
		if (done) showToast({ tone: 'success', about, ...done(marked) });
		return { marked, refused: {} };
	} catch (error) {
		for (const [queryKey, queue] of before) queryClient.setQueryData(queryKey, queue);
		const conflict = conflictOf(error, queueConflict);
		if (conflict) showRow({ ...row, ...conflict.current });
		const refused = refusedFields(error, ['until']);
		if (Object.keys(refused).length === 0) {
			const description = conflict?.message ?? failureReason(error);
			showToast({ title: failed, description, tone: 'destructive', about });
		}
		// As it was seen: of what a colleague has done meanwhile the next mark is told too, and does not undo it.
		return { marked: row, refused };
	}
}

/** What a row is called among all that waits. */
export function rowKey({ kind, id }: Pick<QueueRow, 'kind' | 'id'>): string {
	return `${kind} ${id}`;
}

function showRow(row: QueueRow): void {
	changeRows((rows) => rows.map((other) => (isSame(other, row) ? row : other)));
}

function hideRow(row: QueueRow): void {
	changeRows((rows) => rows.filter((other) => !isSame(other, row)));
}

function changeRows(change: (rows: QueueRow[]) => QueueRow[]): void {
	queryClient.setQueriesData<ShownQueue>({ queryKey: [readQueue.path] }, (queue) => {
		if (!queue) return queue;
		const rows = change(queue.rows);
		return { ...queue, rows, total: queue.total - (queue.rows.length - rows.length) };
	});
}

function isSame(one: QueueRow, other: QueueRow): boolean {
	return one.kind === other.kind && one.id === other.id;
}
