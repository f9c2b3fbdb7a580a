import { useState } from 'react';

import type { ListedLetter } from '#src/contract/desk/letters.ts';
import { whyUndelivered } from '#src/domain/requests/letter-state.ts';
import { site } from '#src/site.ts';
import { lettersQuery } from '#src/stores/desk/letters.ts';

import type { Column } from '../panel/column.ts';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useList } from '../panel/use-list.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { LetterSamples } from './LetterSamples.tsx';
import { LetterStateBadge, stateOptions } from './LetterStateBadge.tsx';

const columns: Column<ListedLetter>[] = [
	{
		title: 'Letter',
		cell: ({ subject }) => <bdi>{subject.replace(`${site.name}: `, '')}</bdi>,
		isMain: true,
	},
	{ title: 'To', cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
	{ title: 'State', cell: (letter) => <State {...letter} /> },
	{ title: 'Tries', cell: ({ attempts }) => attempts, isNumber: true },
	{ title: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** The letters of the last weeks: sent, waiting, failed, cancelled or muted. */
export function LettersTab() {
	const list = useList(lettersQuery);
	const [opened, setOpened] = useState<ListedLetter | null>(null);
	const [isPreviewing, setPreviewing] = useState(false);
	return (
		<>
			<ListTab
				title="Letters"
				words={['letter', 'letters']}
				list={list}
				columns={columns}
				onOpen={setOpened}
				searches="Email or subject"
				filters={
					<FilterField
						label="State"
						name="state"
						value={list.view.choices['state']}
						options={stateOptions}
					/>
				}
				tools={
					<button
						type="button"
						className="button button-secondary"
						onClick={() => setPreviewing(true)}
					>
						Preview letters
					</button>
				}
				failed="Failed to load the letters. Please try again later."
				empty="No letter was written in the last 30 days."
			/>
			{opened && <LetterDialog letter={opened} onClosed={() => setOpened(null)} />}
			{isPreviewing && <LetterSamples onClosed={() => setPreviewing(false)} />}
		</>
	);
}

function State({ state, error }: Pick<ListedLetter, 'state' | 'error'>) {
	const isTold = error !== null && state !== 'sent';
	return (
		<span className="grid justify-items-start gap-1">
			<LetterStateBadge state={state} />
			{isTold && <span className="text-sm text-ink-soft">{whyUndelivered(error)}</span>}
		</span>
	);
}
