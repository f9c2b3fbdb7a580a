import { createElement } from 'react';

/** `src/elements/page-tools.ts` makes its buttons work; without scripts there are none. */
export function PageTools({ path }: { path: string }) {
	return createElement(
		'page-tools',
		{ className: 'grid grid-cols-2 gap-3 noscript:hidden', 'data-path': path, 'data-print': 'no' },
		<>
			<button type="button" className="button button-secondary px-3" data-copy>
				Copy link
			</button>
			<button type="button" className="button button-secondary px-3" data-print-page>
				Print
			</button>
			<span role="status" className="visually-hidden" data-news />
		</>,
	);
}
