import { startTransition, useState } from 'react';

import { setFilters } from '#src/domain/flights/filters.ts';

import type { FilterProps } from './filter-props.ts';
import { FiltersDialog } from './FiltersDialog.tsx';

/** Where there is no room for the filters beside the list: opens them, and says how many are set. */
export function FiltersButton(props: FilterProps) {
	const [isOpen, setOpen] = useState(false);
	const count = setFilters(props.filters).length;
	return (
		<>
			<button
				type="button"
				className="chip px-3 lg:hidden noscript:hidden"
				aria-haspopup="dialog"
				data-print="no"
				onClick={() => startTransition(() => setOpen(true))}
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
