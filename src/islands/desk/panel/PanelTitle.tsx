import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import { countsQuery } from '#src/stores/desk/counts.ts';

/**
 * What the browser calls the page: what is shown, before it how much waits for the desk, so that it is seen from other
 * windows too: '(3) Bookings | Bright Departures'. What the page was called returns with the door.
 */
export function PanelTitle({ title }: { title: string }) {
	// The tabs ask for it again and again.
	const waiting = useQuery(countsQuery).data?.queue ?? 0;
	const shown = waiting > 0 ? `(${formatNumber(waiting)}) ${title}` : title;
	useEffect(() => {
		const before = document.title;
		document.title = before.replace(/^.*(?= \| )/, () => shown);
		return () => {
			document.title = before;
		};
	}, [shown]);
	return null;
}
