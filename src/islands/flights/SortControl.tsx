import { formatDuration } from '#src/domain/flights/duration.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import {
	offerSorts,
	type OfferSort,
	sortOffers,
	travelMinutes,
} from '#src/domain/flights/results.ts';
import { formatMoney } from '#src/domain/money.ts';
import { sortParameter } from '#src/stores/flights/results-view.ts';

import { useAtOnce } from './use-at-once.ts';

type Props = {
	/** Those that are shown, in any order. */
	offers: readonly FlightOffer[];
	sort: OfferSort;
	onChange: (sort: OfferSort) => void;
};

/** The order of the offers; each says what the offer that it puts first is first in. */
export function SortControl({ offers, sort, onChange }: Props) {
	const [shown, choose] = useAtOnce(sort, onChange);
	return (
		<fieldset className="sort-control">
			<legend className="visually-hidden">Sort flights by</legend>
			{offerSorts.map(({ value, label }) => (
				<label key={value}>
					<input
						type="radio"
						name={sortParameter}
						value={value}
						checked={shown === value}
						onChange={() => choose(value)}
					/>
					{label} <span className="price">{figureOf(offers, value)}</span>
				</label>
			))}
		</fieldset>
	);
}

/** '$694' of the cheapest, '8h 15m' of the fastest; nothing says how good the best is. */
function figureOf(offers: readonly FlightOffer[], sort: OfferSort): string {
	const [first] = sortOffers(offers, sort);
	if (!first || sort === 'best') return '';
	return sort === 'cheapest' ? formatMoney(first.price) : formatDuration(travelMinutes(first));
}
