import type { PersonView } from '#src/contract/desk/person.ts';
import {
	type PersonEntryKind,
	personEntryKinds,
	personEntryLabels,
} from '#src/domain/desk/person-kinds.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import { Chip } from '../panel/Chip.tsx';
import { entryKey } from './entry-key.ts';
import { Entry } from './Entry.tsx';

type Props = {
	person: PersonView;
	/** What alone is shown; null for everything. */
	kind: PersonEntryKind | null;
	/** What is shown is not yet what was asked for. */
	isBusy: boolean;
	onKind: (kind: PersonEntryKind | null) => void;
	/** Shows what is older; null where no more of it can be shown. */
	onMore: (() => void) | null;
};

/** All that happened with somebody, the newest first, or what of it is of one kind. */
export function TimeLine({ person: { entries, counts }, kind, isBusy, onKind, onMore }: Props) {
	const kinds = personEntryKinds.filter((each) => counts[each] > 0);
	const all = kinds.reduce((sum, each) => sum + counts[each], 0);
	const total = kind === null ? all : counts[kind];
	const isShort = entries.length < total;
	return (
		<section aria-label="Time line" className="person-line">
			<div role="group" aria-label="Show" className="panel-chips" data-print="no">
				<Chip
					label="Everything"
					count={all}
					isPressed={kind === null}
					onPress={() => onKind(null)}
				/>
				{kinds.map((each) => (
					<Chip
						key={each}
						label={personEntryLabels[each]}
						count={counts[each]}
						isPressed={kind === each}
						onPress={() => onKind(each)}
					/>
				))}
			</div>
			<p className="visually-hidden" role="status">
				{!isBusy && `${formatNumber(entries.length)} of ${formatNumber(total)} shown`}
			</p>
			{total === 0 && <p className="panel-empty">Nothing is known of them.</p>}
			<ol className="person-entries" aria-busy={isBusy}>
				{entries.map((entry) => (
					<Entry key={entryKey(entry)} entry={entry} />
				))}
			</ol>
			{isShort && !isBusy && (
				<div className="person-more" data-print="no">
					<p className="text-ink-soft">
						The newest {formatNumber(entries.length)} of {formatNumber(total)}.
					</p>
					{onMore && (
						<button type="button" className="button button-secondary" onClick={onMore}>
							Show older
						</button>
					)}
				</div>
			)}
		</section>
	);
}
