import { filterNames } from '#src/domain/flights/filters-address.ts';
import { countWith, filterLabels } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { sortOffers } from '#src/domain/flights/results.ts';
import { formatMoney } from '#src/domain/money.ts';
import { slugOf } from '#src/domain/text/slug.ts';

import { AirlineMark } from '../AirlineMark.tsx';
import { countWords } from './count-words.ts';
import type { FilterProps } from './FilterPanel.tsx';
import { withChoice } from './with-choice.ts';

/** Which airlines will do, with the lowest price of each: an airline has few flights in a search, most have one. */
export function AirlineChoice({ offers, filters, onChange }: FilterProps) {
	return (
		<fieldset>
			<legend>{filterLabels.airlines}</legend>
			{airlinesOf(offers).map(({ airline, price }) => {
				const slug = slugOf(airline);
				const count = countWith(offers, filters, { airlines: [slug] });
				return (
					<label key={slug} className="filter-line" data-none={count === 0 || undefined}>
						<input
							type="checkbox"
							className="checkbox"
							name={filterNames.airlines}
							value={slug}
							checked={filters.airlines.includes(slug)}
							aria-description={`${countWords(count)}, from ${formatMoney(price)}`}
							onChange={({ target }) =>
								onChange({ airlines: withChoice(filters.airlines, slug, target.checked) })
							}
						/>
						<AirlineMark airline={airline} className="size-5" />
						{airline}
						<span aria-hidden="true">{count === 0 ? 0 : formatMoney(price)}</span>
					</label>
				);
			})}
		</fieldset>
	);
}

/** Each airline once with its lowest price, the cheapest first. */
function airlinesOf(offers: readonly FlightOffer[]): FlightOffer[] {
	const cheapest = new Map<string, FlightOffer>();
	for (const offer of sortOffers(offers, 'cheapest')) {
		if (!cheapest.has(offer.airline)) cheapest.set(offer.airline, offer);
	}
	return [...cheapest.values()];
}
