import { useStore } from '@nanostores/react';

import { type Colleague, type QueueRow, whyNotDone } from '#src/contract/desk/queue.ts';
import type { QueueShare, QueueView } from '#src/domain/desk/queue-tally.ts';
import { deskItemLabels } from '#src/domain/desk/queue-words.ts';
import { finish } from '#src/stores/desk/queue-steps.ts';
import { $me, take } from '#src/stores/desk/take-row.ts';
import { useNow } from '#src/ui/use-now.ts';

import type { Column } from '../panel/column.ts';
import { ListBody } from '../panel/ListBody.tsx';
import { Skeleton } from '../panel/Skeleton.tsx';
import { Assignee } from './Assignee.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import { ShortMoment } from './ShortMoment.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { ListedRow, QueueList } from './use-queue.ts';

type Props = {
	list: QueueList;
	shown: QueueView;
	share: QueueShare | undefined;
	onOpen: (row: QueueRow) => void;
	/** Puts a row off or, where it is, brings it back. */
	onLater: (row: QueueRow) => void;
};

/** The rows of the queue, or that there are none. */
export function QueueTable({ list, shown, share, onOpen, onLater }: Props) {
	const now = useNow();
	const { data } = list.result;
	if (data?.total === 0 && !list.result.isError) {
		return (
			<NothingWaits
				shown={shown}
				share={share}
				isNarrowed={list.view.choices['kind'] !== undefined}
			/>
		);
	}
	// All of the page is done, and what comes after it is on its way.
	if (data?.rows.length === 0 && list.result.isFetching) return <Skeleton />;
	const actions = ({ row }: ListedRow) => <Actions row={row} onLater={onLater} />;
	return (
		<ListBody
			title="Today"
			list={list}
			columns={columnsAt(now, shown, data?.colleagues ?? [])}
			order={noOrder}
			onOpen={({ row }) => onOpen(row)}
			actions={actions}
			failed="Failed to load what waits. Please try again later."
			empty="Nothing waits"
		/>
	);
}

const noOrder = {};

function columnsAt(
	now: Date,
	shown: QueueView,
	colleagues: readonly Colleague[],
): Column<ListedRow>[] {
	return [
		{
			title: shown === 'done' ? 'Done' : 'Due',
			cell: ({ row }) => <TimeLeft row={row} now={now} />,
		},
		{
			title: 'Kind',
			cell: ({ row }) => <span className="queue-kind">{deskItemLabels[row.kind]}</span>,
		},
		{ title: 'Who', cell: ({ row }) => <bdi>{row.who}</bdi>, isMain: true },
		{ title: 'What', cell: ({ row }) => <bdi className="queue-what">{row.what}</bdi> },
		{ title: 'Since', cell: ({ row }) => <ShortMoment at={row.since} now={now} /> },
		{
			title: 'Assigned to',
			cell: ({ row }) => <Assignee row={row} colleagues={colleagues} />,
		},
	];
}

function Actions({ row, onLater }: { row: QueueRow; onLater: (row: QueueRow) => void }) {
	const me = useStore($me);
	const { who, assignee, state } = row;
	const named = <span className="visually-hidden"> {who}</span>;
	return (
		<span className="queue-actions">
			{state !== 'Done' && assignee?.id !== me?.id && (
				<button type="button" className="row-button" onClick={() => take(row)}>
					Assign to me{named}
				</button>
			)}
			<button type="button" className="row-button" onClick={() => onLater(row)}>
				{state === 'Open' ? 'Later' : 'Bring back'}
				{named}
			</button>
			{state !== 'Done' && whyNotDone(row.kind) === null && (
				<button type="button" className="row-button" onClick={() => void finish(row)}>
					Done{named}
				</button>
			)}
		</span>
	);
}
