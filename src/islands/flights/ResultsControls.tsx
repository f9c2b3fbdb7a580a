import { useStore } from '@nanostores/react';

import { offerSorts } from '#src/domain/flights/results.ts';
import { $resultsView } from '#src/stores/flights/results-view.ts';

/** The order of the offers and the choice of direct flights only. */
export function ResultsControls() {
	const view = useStore($resultsView, { ssr: 'initial' });
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<fieldset className="flex flex-wrap items-center gap-2">
				<legend className="visually-hidden">Sort flights by</legend>
				{offerSorts.map(({ value, label }) => (
					<label key={value} className="chip relative">
						<input
							type="radio"
							name="sort"
							className="absolute inset-0 cursor-pointer opacity-0"
							checked={view.sort === value}
							onChange={() => $resultsView.set({ ...view, sort: value })}
						/>
						{label}
					</label>
				))}
			</fieldset>
			<label className="flex min-h-11 cursor-pointer items-center gap-2.5">
				<input
					type="checkbox"
					className="checkbox"
					checked={view.directOnly}
					onChange={(event) => $resultsView.set({ ...view, directOnly: event.target.checked })}
				/>
				Direct flights only
			</label>
		</div>
	);
}
