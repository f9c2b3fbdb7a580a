import { createElement } from 'react';

/** What `src/elements/copy-link.ts` and `trip-print.ts` make work; without scripts a line says how to print. */
export function QuoteTools({ path }: { path: string }) {
	return (
		<div className="quote-tools" data-print="no">
			{createElement(
				'copy-link',
				{ 'data-path': path },
				<>
					<button type="button" className="button button-secondary w-full px-3">
						Copy link
					</button>
					<span role="status" className="visually-hidden" />
				</>,
			)}
			<trip-print>
				<button type="button" className="button button-secondary w-full px-3">
					Print
				</button>
				<p className="hint">To copy the link or print the page, use the menu of your browser.</p>
			</trip-print>
		</div>
	);
}
