import { useEffect, useRef } from 'react';

/** Names the page after what it shows, in the title as `SiteLayout.astro` writes it; null gives it its own back. */
export function useTitle(shown: string | null): void {
	const own = useRef('');
	useEffect(() => {
		// Named by the server already where it has answered the search.
		own.current ||= document.querySelector('title')?.dataset.own ?? document.title;
		const [first = '', ...others] = own.current.split(' | ');
		document.title = [shown ?? first, ...others].join(' | ');
	}, [shown]);
}
