import { addDays, type CalendarDate, mondayOf } from '#src/domain/calendar/calendar-date.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { Chip } from '../panel/Chip.tsx';

type Props = {
	choices: ListView['choices'];
	/** null while it is not known. */
	today: CalendarDate | null;
};

/** What leaves today, and in this week: pressed once more, all that is to come. */
export function LeavingSoon({ choices: { from, to }, today }: Props) {
	if (today === null) return null;
	const spans = [
		{ label: 'Today', from: today, to: today },
		{ label: 'This week', from: today, to: addDays(mondayOf(today), 6) },
		{ label: 'Next week', from: addDays(mondayOf(today), 7), to: addDays(mondayOf(today), 13) },
	];
	return (
		<div role="group" aria-label="Leaving soon" className="panel-chips self-end">
			{spans.map((span) => {
				const isPressed = span.from === from && span.to === to;
				return (
					<Chip
						key={span.label}
						label={span.label}
						isPressed={isPressed}
						onPress={() =>
							changeView(isPressed ? { from: '', to: '' } : { from: span.from, to: span.to })
						}
					/>
				);
			})}
		</div>
	);
}
