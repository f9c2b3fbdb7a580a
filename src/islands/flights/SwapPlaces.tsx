import { useState } from 'react';

import { $flightSearch, swapPlaces } from '#src/stores/flights/search.ts';

/** The button between From and To. What it did stands in the fields, and is said to who cannot see them. */
export function SwapPlaces() {
	const [said, setSaid] = useState('');
	const swap = () => {
		swapPlaces();
		const { origin, destination } = $flightSearch.get().search;
		setSaid(`Swapped. From: ${origin || 'empty'}. To: ${destination || 'empty'}.`);
	};
	return (
		<>
			<button type="button" className="swap" onClick={swap}>
				<svg
					aria-hidden="true"
					viewBox="0 0 24 24"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.75"
					strokeLinecap="round"
					strokeLinejoin="round"
				>
					<path d="M4 9h15l-4-4M20 15H5l4 4" />
				</svg>
				<span className="visually-hidden">Swap origin and destination</span>
			</button>
			<p className="visually-hidden" aria-live="polite">
				{said}
			</p>
		</>
	);
}
