import { useId, useRef } from 'react';

import { filterOffers, noFilters } from '#src/domain/flights/filters.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { useStages } from '../use-stages.ts';
import { countWords } from './count-words.ts';
import type { FilterProps } from './filter-props.ts';
import { FilterPanel } from './FilterPanel.tsx';

type Props = FilterProps & { onClosed: () => void };

/** The filters where the screen has no room for them beside the list; what is chosen counts at once. */
export function FiltersDialog({ onClosed, ...panel }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	// The page under it changes its looks as well, for nothing there can be reached: that is a frame's work.
	const drawn = useStages(3);
	const count = filterOffers(panel.offers, panel.filters).length;
	return (
		<Dialog ref={dialog} heading={heading} onClosed={onClosed} className="filters-drawer">
			<div className="dialog-frame">
				<header className="flex items-center justify-between gap-4 px-4 py-2">
					<h2 id={heading} tabIndex={-1} className="text-xl">
						Filters
					</h2>
					<button
						type="button"
						className="button button-quiet"
						onClick={() => panel.onChange(noFilters)}
					>
						Clear all
					</button>
				</header>
				<div className="dialog-body p-4">
					{drawn > 1 && <FilterPanel {...panel} isBegun={drawn < 3} />}
					{drawn < 3 && <div className="h-dvh" />}
				</div>
				<footer className="px-4 py-3">
					<button
						type="button"
						className="button button-primary w-full"
						onClick={() => dialog.current?.close()}
					>
						Show {countWords(count)}
					</button>
				</footer>
			</div>
		</Dialog>
	);
}
