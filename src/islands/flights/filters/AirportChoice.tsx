import { filterNames } from '#src/domain/flights/filters-address.ts';
import { countWith, filterLabels, valuesOf } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';

import { countWords } from './count-words.ts';
import type { FilterProps } from './FilterPanel.tsx';
import { withChoice } from './with-choice.ts';

type Props = FilterProps & { name: 'from' | 'to' };

/** Which airports of a city will do; nothing where the search has one only. */
export function AirportChoice({ name, offers, filters, onChange }: Props) {
	const codes = valuesOf(offers, name);
	if (codes.length < 2) return null;
	return (
		<fieldset>
			<legend>{filterLabels[name]}</legend>
			{codes.map((code) => {
				const count = countWith(offers, filters, { [name]: [code] });
				return (
					<label key={code} className="filter-line" data-none={count === 0 || undefined}>
						<input
							type="checkbox"
							className="checkbox"
							name={filterNames[name]}
							value={code}
							checked={filters[name].includes(code)}
							aria-description={countWords(count)}
							onChange={({ target }) =>
								onChange({ [name]: withChoice(filters[name], code, target.checked) })
							}
						/>
						{labelOf(offers, name, code)}
						<span aria-hidden="true">{count}</span>
					</label>
				);
			})}
		</fieldset>
	);
}

/** 'London (LGW)' */
function labelOf(offers: readonly FlightOffer[], name: 'from' | 'to', code: string): string {
	const labels = offers.map(({ origin, destination }) => (name === 'from' ? origin : destination));
	return labels.find((label) => label.endsWith(`(${code})`)) ?? code;
}
