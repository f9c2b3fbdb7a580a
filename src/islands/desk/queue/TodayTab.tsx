import { useCallback, useMemo, useRef, useState } from 'react';

import type { QueueRow } from '#src/contract/desk/queue.ts';
import { doneDays, type QueueView } from '#src/domain/desk/queue-tally.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { type OpenedRow, openRow } from '#src/stores/desk/opened-row.ts';
import { showScreen } from '#src/stores/desk/panel-address.ts';
import { finish, reopen } from '#src/stores/desk/queue-steps.ts';
import { kindOf, queueViewOf, shareOf } from '#src/stores/desk/queue-view.ts';
import { reloadQueue } from '#src/stores/desk/queue.ts';
import { take, takeBeforeReading } from '#src/stores/desk/take-row.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { showToast } from '#src/stores/toasts.ts';

import { DepartureNotices } from '../overview/DepartureNotices.tsx';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { SavedViews } from '../panel/SavedViews.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueKeysHint } from './QueueKeysHint.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useQueue } from './use-queue.ts';

/** What is due from the desk, beside what waits for others, was put off, or is done: to open, to take, to put off and to be done with. */
export function TodayTab() {
	const queue = useQueue();
	const { view, result } = queue;
	const { data } = result;
	const [kind, shown, share] = [kindOf(view), queueViewOf(view), shareOf(view)];
	const list = useRef<HTMLDivElement>(null);
	const [opened, setOpened] = useState<OpenedRow | null>(null);
	const [putOff, setPutOff] = useState<QueueRow | null>(null);
	const [isTasking, setTasking] = useState(false);

	const open = useCallback(async (row: QueueRow) => {
		await takeBeforeReading(row);
		const { bookingId } = row;
		if (bookingId !== null && row.kind !== 'letter') showScreen(`booking-${bookingId}`);
		else setOpened(await openRow(row));
	}, []);
	const later = useCallback(
		(row: QueueRow) => (row.state === 'Open' ? setPutOff(row) : void reopen(row)),
		[],
	);
	const keys = useMemo(
		() => ({
			a: take,
			s: later,
			e: (row: QueueRow) => void finish(row),
			y: (row: QueueRow) => void approve(row),
		}),
		[later],
	);
	const rows = useMemo(() => data?.rows.map(({ row }) => row) ?? [], [data]);
	useQueueKeys(list, rows, keys);
	useLoadedAhead(OpenedDialog, LaterDialog, NewTaskDialog);
	const closed = () => {
		setOpened(null);
		// Most likely it was answered there.
		reloadQueue();
	};

	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					Today
				</h2>
				<button
					type="button"
					className="button button-secondary"
					data-print="no"
					onClick={() => setTasking(true)}
				>
					New task
				</button>
			</div>
			<DepartureNotices />
			<QueueFilters tally={data?.tally} kind={kind} view={shown} share={share} />
			<SavedViews />
			<div className="panel-counts">
				<p className="panel-count" role="status">
					{data && countText(data.total, shown)}
				</p>
			</div>
			<div ref={list} className="queue">
				<QueueTable
					list={queue}
					shown={shown}
					share={share}
					onOpen={(row) => void open(row)}
					onLater={later}
				/>
			</div>
			<QueueKeysHint />
			{opened && <OpenedDialog opened={opened} onClosed={closed} />}
			{isTasking && <NewTaskDialog onClosed={() => setTasking(false)} />}
			{putOff && <LaterDialog row={putOff} onClosed={() => setPutOff(null)} />}
		</>
	);
}

/** Hardly any row is one: what approves is loaded for it. */
async function approve(row: QueueRow): Promise<void> {
	if (row.kind !== 'approval') return;
	try {
		const { approveRow } = await import('#src/stores/desk/approvals.ts');
		await approveRow(row);
	} catch (error) {
		logFailure(error);
		showToast({
			title: 'Not Approved',
			description: 'A part of the panel could not be loaded. Please load the page again.',
			tone: 'destructive',
		});
	}
}

const countWords: Readonly<Record<QueueView, string>> = {
	due: 'due',
	theirs: 'waiting for them',
	later: 'put off',
	done: `done in the last ${doneDays} days`,
};

function countText(total: number, view: QueueView): string {
	return `${formatNumber(total)} ${countWords[view]}`;
}

const OpenedDialog = lazyDialog(async () => (await import('./OpenedDialog.tsx')).OpenedDialog);
const NewTaskDialog = lazyDialog(
	async () => (await import('../panel/NewTaskDialog.tsx')).NewTaskDialog,
);
const LaterDialog = lazyDialog(async () => (await import('./LaterDialog.tsx')).LaterDialog);
