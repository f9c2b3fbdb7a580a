import { useStore } from '@nanostores/react';

import { $panelAddress } from '#src/stores/desk/panel-address.ts';

import { DepartureCalendar } from './DepartureCalendar.tsx';
import { DepartureList } from './DepartureList.tsx';

/** The days on which tours leave: as a list, or month by month. */
export function DeparturesTab() {
	const { view, month } = useStore($panelAddress);
	return view === 'calendar' ? <DepartureCalendar asked={month} /> : <DepartureList />;
}
