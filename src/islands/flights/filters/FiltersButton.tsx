import { useState } from 'react';

import { knownFilters, setFilters } from '#src/domain/flights/filters.ts';

import type { FilterProps } from './filter-props.ts';
import { FiltersDialog } from './FiltersDialog.tsx';

/** Where there is no room for the filters beside the list: opens them, and says how many are set. */
export function FiltersButton(props: FilterProps) {
	const [isOpen, setOpen] = useState(false);
	const count = setFilters(knownFilters(props.offers, props.filters)).length;
	return (
		<>
			<button
				type="button"
				className="chip lg:hidden noscript:hidden"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				Filters
				{count > 0 && (
					<span className="badge badge-ink">
						{count}
						<span className="visually-hidden"> set</span>
					</span>
				)}
			</button>
			{isOpen && <FiltersDialog {...props} onClosed={() => setOpen(false)} />}
		</>
	);
}
