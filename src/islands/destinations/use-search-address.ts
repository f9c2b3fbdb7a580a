import { type RefObject, useEffect, useRef } from 'react';

import {
	$destinationSearch,
	changeDestinationSearch,
	destinationSearchPath,
	openDestinationSearch,
} from '#src/stores/destinations/search.ts';
import { useEarlyInput } from '#src/ui/use-early-input.ts';

import { showList } from '../catalog/show-list.ts';

type SearchAddress = {
	/** Searches for the text, and puts it into the address. */
	change: (text: string) => void;
	/** What was typed is a search of its own: the next letter begins another. */
	settle: () => void;
};

/** Milliseconds without a letter after which what was typed is a search of its own. */
const pause = 1000;

/**
 * Keeps the search and the address the same, both ways. A search is one entry of the history, however many
 * letters it took: its first letter adds the entry, the others change it.
 */
export function useSearchAddress(field: RefObject<HTMLInputElement | null>): SearchAddress {
	const isTyping = useRef(false);
	const timer = useRef(0);

	const settle = () => {
		isTyping.current = false;
		clearTimeout(timer.current);
	};
	const change = (text: string) => {
		changeDestinationSearch(text);
		clearTimeout(timer.current);
		timer.current = window.setTimeout(settle, pause);
		const path = destinationSearchPath();
		if (path === location.pathname + location.search) return;
		history[isTyping.current ? 'replaceState' : 'pushState'](null, '', path);
		isTyping.current = true;
	};

	useEarlyInput(field, '', change);
	useEffect(() => {
		// What was typed before the scripts ran wins over the address.
		if ($destinationSearch.get() === '') openDestinationSearch(location.search);
		showList();
		const reopen = () => {
			isTyping.current = false;
			openDestinationSearch(location.search);
		};
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return { change, settle };
}
