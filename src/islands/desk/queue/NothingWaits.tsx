import { useEffect } from 'react';

import type { QueueShare, QueueView } from '#src/domain/desk/queue-tally.ts';
import { showEverything } from '#src/stores/desk/panel-address.ts';

import { catchFocus } from '../panel/use-row-focus.ts';

type Props = { shown: QueueView; share: QueueShare | undefined; isNarrowed: boolean };

const words: Record<QueueView, string> = {
	due: 'Nothing is due',
	theirs: 'Nothing waits for somebody else',
	later: 'Nothing is put off',
	done: 'Nothing was done lately',
};
const whose: Record<QueueShare, string> = {
	mine: ' of yours',
	nobody: ' unassigned',
	colleagues: ' of your colleagues’',
};

/** Stands where there are no rows: the desk has done its work. */
export function NothingWaits({ shown, share, isNarrowed }: Props) {
	useEffect(catchFocus, []);
	const isAll = shown === 'due' && share === undefined && !isNarrowed;
	const of = share === undefined ? '' : whose[share];
	return (
		<div className="panel-empty">
			<p className="font-semibold text-ink">
				{words[shown].replace('Nothing', `Nothing${of}`)}
				{isNarrowed && ' of this kind'}
			</p>
			{isAll ? (
				<p>What comes in shows here by itself.</p>
			) : (
				<button type="button" className="button button-secondary" onClick={showEverything}>
					Show everything
				</button>
			)}
		</div>
	);
}
