import { type DeskItemKind, deskItemKinds } from '#src/domain/desk/desk-item.ts';
import {
	countWaiting,
	type QueueShare,
	type QueueTally,
	type QueueView,
	queueViewLabels,
	queueViews,
} from '#src/domain/desk/queue-tally.ts';
import { deskItemLabels } from '#src/domain/desk/queue-words.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { Chip } from '../panel/Chip.tsx';
import { FilterField } from '../panel/FilterField.tsx';

type Props = {
	/** undefined while it is not known. */
	tally: Readonly<QueueTally> | undefined;
	kind: DeskItemKind | undefined;
	view: QueueView;
	share: QueueShare | undefined;
};

const shares: readonly { share?: QueueShare; label: string }[] = [
	{ label: 'All' },
	{ share: 'mine', label: 'Mine' },
	{ share: 'nobody', label: 'Unassigned' },
	{ share: 'colleagues', label: 'Others' },
];

/** What the queue is narrowed to, each with how many there are. */
export function QueueFilters({ tally, kind, view, share }: Props) {
	const counted = (label: string, count: number) =>
		tally === undefined ? label : `${label} (${formatNumber(count)})`;
	return (
		<search className="panel-toolbar" data-print="no">
			<div role="group" aria-label="View" className="panel-chips">
				{queueViews.map((each) => (
					<Chip
						key={each}
						label={queueViewLabels[each]}
						count={tally && countWaiting(tally, { kind, view: each, share })}
						isPressed={each === view}
						onPress={() => changeView({ view: each === 'due' ? '' : each })}
					/>
				))}
			</div>
			<div role="group" aria-label="Whose" className="panel-chips">
				{shares.map(({ share: each, label }) => (
					<Chip
						key={label}
						label={label}
						count={tally && countWaiting(tally, { kind, view, share: each })}
						isPressed={each === share}
						onPress={() => changeView({ share: each ?? '' })}
					/>
				))}
			</div>
			<FilterField
				label="Kind"
				name="kind"
				value={kind}
				options={deskItemKinds.map((each) => ({
					value: each,
					label: counted(
						deskItemLabels[each],
						countWaiting(tally ?? [], { kind: each, view, share }),
					),
				}))}
			/>
		</search>
	);
}
