import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { type DepartureFilter, departureStanding } from '#src/domain/tours/departure-standing.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<ReturnType<typeof departureStanding>['is'], StatusTone> = {
	open: 'plain',
	guaranteed: 'good',
	'on request': 'waiting',
	closed: 'over',
	'called off': 'bad',
	departed: 'over',
};

type Props = {
	departure: DepartureRecord;
	/** null while it is not known. */
	today: CalendarDate | null;
};

/** Where a departure stands: 'Guaranteed (4 confirmed)', and beside it 'Full', 'Overbooked' or 'Not on sale: draft'. */
export function DepartureState({ departure, today }: Props) {
	const { is, isFull } = departureStanding(departure, today ?? '');
	const label = stateLabel(is);
	return (
		<span className="flex flex-wrap gap-1">
			<StatusBadge tone={tones[is]}>
				{is === 'guaranteed' ? `${label} (${departure.confirmed} confirmed)` : label}
			</StatusBadge>
			{isFull && is !== 'called off' && (
				<StatusBadge tone="bad">
					{departure.taken > departure.capacity ? 'Overbooked' : 'Full'}
				</StatusBadge>
			)}
			{is !== 'departed' && departure.tourState !== 'published' && (
				<StatusBadge tone="bad">{`Not on sale: ${departure.tourState}`}</StatusBadge>
			)}
		</span>
	);
}

/** 'On request' */
export function stateLabel(state: DepartureFilter): string {
	return state.charAt(0).toUpperCase() + state.slice(1);
}
