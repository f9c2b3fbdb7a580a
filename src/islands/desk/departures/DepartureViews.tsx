import { showTab } from '#src/stores/desk/panel-address.ts';

import { Chip } from '../panel/Chip.tsx';

/** The two ways to look at departures. */
export function DepartureViews({ isCalendar }: { isCalendar: boolean }) {
	return (
		<div role="group" aria-label="Shown as" className="panel-chips">
			<Chip label="List" isPressed={!isCalendar} onPress={() => showTab('departures')} />
			<Chip
				label="Calendar"
				isPressed={isCalendar}
				onPress={() => showTab('departures', { view: 'calendar' })}
			/>
		</div>
	);
}
