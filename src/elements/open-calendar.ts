import { type ComponentProps, createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { Calendar } from '#src/islands/forms/Calendar.tsx';

/**
 * Opens our calendar under a date field.
 * @returns closes it
 */
export function openCalendar(calendar: ComponentProps<typeof Calendar>): () => void {
	const place = document.createElement('div');
	place.className = 'contents';
	calendar.field.append(place);
	const root = createRoot(place);
	root.render(createElement(Calendar, calendar));
	return () => {
		root.unmount();
		place.remove();
	};
}
