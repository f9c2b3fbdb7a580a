import type { UseQueryResult } from '@tanstack/react-query';

import type { PartyPrice } from '#src/contract/desk/party.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { PriceChange } from './PriceChange.tsx';

/** What one more costs today, once that is known, or why nobody can join. */
export function AddedPrice({ price }: { price: UseQueryResult<PartyPrice> }) {
	const { data } = price;
	if (price.isError && !data) {
		return <LoadFailed result={price}>What one more costs could not be found out.</LoadFailed>;
	}
	if (!data) {
		return (
			<div role="status" className="skeleton h-32 rounded-lg" aria-label="Finding the price" />
		);
	}
	if (data.refusal !== null) return <Notice tone="error">{data.refusal}</Notice>;
	const { total, addition, source, seatsLeft } = data;
	return (
		<div className="grid gap-2" role="status">
			<PriceChange before={total} after={total + (addition ?? 0)} />
			<p className="hint">
				{source} {seatsLeft !== null && seatsText(seatsLeft)}
			</p>
		</div>
	);
}

function seatsText(left: number): string {
	if (left === 0) return 'Its departure is full.';
	return left === 1 ? 'Its departure has 1 seat left.' : `Its departure has ${left} seats left.`;
}
