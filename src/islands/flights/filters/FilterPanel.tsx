import { dayParts } from '#src/domain/flights/day-parts.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { directOnlyValue, filterNames } from '#src/domain/flights/filters-address.ts';
import {
	countWith,
	filterLabels,
	knownFilters,
	type OfferFilters,
} from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { formatMoney } from '#src/domain/money.ts';

import { AirlineChoice } from './AirlineChoice.tsx';
import { AirportChoice } from './AirportChoice.tsx';
import { countWords } from './count-words.ts';
import { LimitSlider } from './LimitSlider.tsx';
import { Tile } from './Tile.tsx';
import { withChoice } from './with-choice.ts';

export type FilterProps = {
	/** All that the search has. */
	offers: readonly FlightOffer[];
	filters: OfferFilters;
	onChange: (change: Partial<OfferFilters>) => void;
};

const outward = ['departs', 'arrives'] as const;
const homeward = ['returnDeparts', 'returnArrives'] as const;

/** Everything by which the offers of a search can be narrowed; each choice says how many it leaves. */
export function FilterPanel({ offers, filters, onChange }: FilterProps) {
	const shared = { offers, filters: knownFilters(offers, filters), onChange };
	const direct = countWith(offers, filters, { directOnly: true });
	const isRoundTrip = offers.some(({ legs }) => legs.length > 1);
	return (
		<div className="filter-panel">
			<fieldset>
				<legend>Stops</legend>
				<label className="filter-line">
					<input
						type="checkbox"
						className="checkbox"
						name={filterNames.directOnly}
						value={directOnlyValue}
						checked={filters.directOnly}
						aria-description={countWords(direct)}
						onChange={({ target }) => onChange({ directOnly: target.checked })}
					/>
					{filterLabels.directOnly}
					<span aria-hidden="true">{direct}</span>
				</label>
			</fieldset>
			{[...outward, ...(isRoundTrip ? homeward : [])].map((name) => (
				<DayPartChoice key={name} name={name} {...shared} />
			))}
			<div className="grid gap-4 noscript:hidden">
				<LimitSlider name="price" format={formatMoney} {...shared} />
				<LimitSlider name="longest" format={formatDuration} {...shared} />
			</div>
			<AirportChoice name="from" {...shared} />
			<AirportChoice name="to" {...shared} />
			<AirlineChoice {...shared} />
		</div>
	);
}

type DayPartProps = FilterProps & { name: (typeof outward | typeof homeward)[number] };

function DayPartChoice({ name, offers, filters, onChange }: DayPartProps) {
	return (
		<fieldset>
			<legend>{filterLabels[name]}</legend>
			<div className="grid grid-cols-2 gap-1.5">
				{dayParts.map(({ value, label, hours }) => (
					<Tile
						key={value}
						name={filterNames[name]}
						value={value}
						label={label}
						note={hours}
						count={countWith(offers, filters, { [name]: [value] })}
						isChosen={filters[name].includes(value)}
						onChange={(isChosen) =>
							onChange({ [name]: withChoice(filters[name], value, isChosen) })
						}
					/>
				))}
			</div>
		</fieldset>
	);
}
