import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { QueueShare, QueueView } from '#src/domain/desk/queue-tally.ts';
import { firstStepsQuery } from '#src/stores/desk/first-steps.ts';
import { showEverything } from '#src/stores/desk/panel-address.ts';

import { TabLink } from '../panel/TabLink.tsx';
import { useMay } from '../panel/use-may.ts';
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

/** Whoever opens an agency begins here, too. */
function StepsLeft() {
	const enabled = useMay('operation');
	const { data } = useQuery({ ...firstStepsQuery, enabled });
	const count = data?.open.length ?? 0;
	if (count === 0) return null;
	return (
		<TabLink tab="overview" className="link">
			Before you open: {count === 1 ? 'one step is' : `${count} steps are`} left
		</TabLink>
	);
}

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
				<>
					<p>What comes in shows here by itself.</p>
					<StepsLeft />
				</>
			) : (
				<button type="button" className="button button-secondary" onClick={showEverything}>
					Show everything
				</button>
			)}
		</div>
	);
}
