import { useEffect } from 'react';

import type { QueueShare } from '#src/domain/desk/queue-tally.ts';
import { showEverything } from '#src/stores/desk/panel-address.ts';

import { catchFocus } from '../panel/use-row-focus.ts';

type Props = { share: QueueShare | undefined; isNarrowed: boolean };

const words: Record<QueueShare | 'all', string> = {
	all: 'Nothing waits',
	mine: 'Nothing of yours waits',
	nobody: 'Everything that waits is somebody’s',
	colleagues: 'No colleague has anything that waits',
	later: 'Nothing is put off',
};

/** Stands where there are no rows: the desk has done its work. */
export function NothingWaits({ share, isNarrowed }: Props) {
	useEffect(catchFocus, []);
	const isAll = share === undefined && !isNarrowed;
	return (
		<div className="panel-empty">
			<p className="font-semibold text-ink">
				{isNarrowed ? `${words[share ?? 'all']} of this kind` : words[share ?? 'all']}
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
