import { filterLabels, filterToDrop, noFilters } from '#src/domain/flights/filters.ts';

import { countWords } from './count-words.ts';
import type { FilterProps } from './filter-props.ts';

/** Where the filters leave nothing: which one to drop, and what that brings. */
export function NoOffers({ offers, filters, onChange }: FilterProps) {
	const drop = filterToDrop(offers, filters);
	return (
		<div className="card grid justify-items-start gap-3 p-6">
			<h3>No flight fits all of these filters</h3>
			<p>
				{drop
					? `Without “${filterLabels[drop.name]}” there would be ${countWords(drop.count)}.`
					: 'No single one of them is the reason: only without several there are flights.'}
			</p>
			<div className="flex flex-wrap gap-3">
				{drop && (
					<button
						type="button"
						className="button button-primary"
						onClick={() => onChange({ [drop.name]: noFilters[drop.name] })}
					>
						Drop “{filterLabels[drop.name]}”
					</button>
				)}
				<button
					type="button"
					className="button button-secondary"
					onClick={() => onChange(noFilters)}
				>
					Show all {countWords(offers.length)}
				</button>
			</div>
		</div>
	);
}
