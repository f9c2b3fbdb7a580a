import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import { emptyTourFilter, type TourFilter } from '#src/domain/tours/filter.ts';
import {
	$tourFilter,
	changeTourFilter,
	enteredTourFilter,
	openTourFilter,
	tourFilterPath,
} from '#src/stores/tours/filter.ts';

import { showList } from '../catalog/show-list.ts';

type UsedTourFilter = {
	/** Whether the address has been read. */
	isOpen: boolean;
	filter: TourFilter;
	ignoredDates: string | null;
	/** Changes the filter and the address with it; what is typed in one go is one step of the history. */
	change: (part: Partial<TourFilter>, how?: 'typed' | 'chosen') => void;
	/** Ends what was typed in one go. */
	settle: () => void;
	clear: () => void;
};

/**
 * The filter of a list of tours, kept in the address: shared, reloaded and gone Back to.
 * @param path the page that has the list
 */
export function useTourFilter(path: string): UsedTourFilter {
	const { isOpen, filter, ignoredDates } = useStore($tourFilter, { ssr: 'initial' });
	const isTyping = useRef(false);

	useEffect(() => {
		const entered = enteredTourFilter();
		openTourFilter(location.search, entered);
		if (Object.keys(entered).length > 0) history.replaceState(null, '', address(path));
		showList();
		const reopen = () => {
			isTyping.current = false;
			openTourFilter(location.search);
		};
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, [path]);

	const change: UsedTourFilter['change'] = (part, how = 'chosen') => {
		changeTourFilter(part);
		if (!isOpen || address(path) === location.pathname + location.search) return;
		const isOneStep = how === 'typed' && isTyping.current;
		history[isOneStep ? 'replaceState' : 'pushState'](null, '', address(path));
		isTyping.current = how === 'typed';
	};

	return {
		isOpen,
		filter,
		ignoredDates,
		change,
		settle: () => (isTyping.current = false),
		clear: () => change(emptyTourFilter),
	};
}

function address(path: string): string {
	return tourFilterPath(path, $tourFilter.get().filter);
}
