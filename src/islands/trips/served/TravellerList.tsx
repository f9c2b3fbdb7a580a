import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { seatName, seatWords } from '#src/domain/trips/seat-words.ts';
import type { TripSeat } from '#src/domain/trips/trip-seats.ts';

type Props = { seats: readonly TripSeat[]; view: TripView };

/**
 * Who travels, to be read. Whoever has a link that was passed on sees names alone: birth dates and needs are between each
 * traveller and the desk.
 */
export function TravellerList({ seats, view }: Props) {
	const { travellers, access, record, reading } = view;
	const showsAll = access.mayChange || access.openedBy === 'desk';
	return (
		<ul className="grid gap-3">
			{seats.map((place) => {
				const known = travellers.find(({ seat }) => seat === place.seat);
				const name = known?.name ?? (place.seat === 1 ? reading.passenger : '');
				const birthDate = showsAll ? (known?.birthDate ?? null) : null;
				const details = [
					seatWords(place, birthDate, record.departureDate),
					birthDate && `born ${formatLongDate(birthDate)}`,
					showsAll && known?.needs,
				].filter(Boolean);
				return (
					<li key={place.seat} className="wrap-anywhere">
						<p>
							<span className="hint">{seatName(place)}</span>
							<br />
							{name === '' ? <span className="text-ink-soft">Not named yet</span> : name}
						</p>
						{details.length > 0 && <p className="hint">{details.join(' · ')}</p>}
					</li>
				);
			})}
		</ul>
	);
}
