import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
	Partial<Record<`data-${string}`, string | number>>;

declare module 'react' {
	namespace JSX {
		/** What moves on the pages of trips: each is defined in `src/elements`, under the same name. */
		interface IntrinsicElements {
			'desk-status': CustomElement;
			[name: `trip-${string}`]: CustomElement;
		}
	}
}
