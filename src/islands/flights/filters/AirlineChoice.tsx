import { filterNames } from '#src/domain/flights/filters-address.ts';
import { countWith, filterLabels } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { sortOffers } from '#src/domain/flights/results.ts';
import { formatMoney } from '#src/domain/money.ts';
import { slugOf } from '#src/domain/text/slug.ts';

import { AirlineMark } from '../AirlineMark.tsx';
import type { FilterProps } from './filter-props.ts';
import { FilterLine } from './FilterLine.tsx';
import { withChoice } from './with-choice.ts';

/** Which airlines will do, with the lowest price of each: most have a single flight in a search. */
export function AirlineChoice({ offers, filters, onChange }: FilterProps) {
	return (
		<fieldset>
			<legend>{filterLabels.airlines}</legend>
			{airlinesOf(offers).map(({ airline, price }) => {
				const slug = slugOf(airline);
				return (
					<FilterLine
						key={slug}
						name={filterNames.airlines}
						value={slug}
						label={airline}
						count={countWith(offers, filters, { airlines: [slug] })}
						figure={formatMoney(price)}
						isChosen={filters.airlines.includes(slug)}
						onChange={(isChosen) => onChange(withChoice('airlines', slug, isChosen))}
					>
						<AirlineMark airline={airline} className="size-5" />
					</FilterLine>
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
