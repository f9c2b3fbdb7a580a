import type { Traveller } from '#src/contract/trips/trip.ts';
import { type AgeLimits, ageRefusal } from '#src/domain/bookings/age-limits.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { seatName, seatWords } from '#src/domain/trips/seat-words.ts';
import { ageOn } from '#src/domain/trips/traveller-age.ts';
import { isLead, type TripSeat } from '#src/domain/trips/trip-seats.ts';

type Props = {
	place: TripSeat;
	/** undefined: nobody is named. */
	traveller: Traveller | undefined;
	/** Who booked, and stands in for a lead who is not named. */
	passenger: string;
	departure: CalendarDate;
	/** The ages that the tour allows; undefined where it allows all. */
	ages: AgeLimits | undefined;
	isBusy: boolean;
	/** Left out where they cannot be removed. */
	onRemove?: () => void;
};

/** A seat of a booking: who has it, what is known of them, and the way to remove them. */
export function PartyRow(props: Props) {
	const { place, traveller, passenger, departure, ages, isBusy, onRemove } = props;
	const { name, birthDate, needs } = traveller ?? { name: '', birthDate: null, needs: '' };
	const called = name || (isLead(place) ? passenger : '');
	const kind = seatWords(place, birthDate, departure);
	const refusal = ages && birthDate ? ageRefusal(ages, ageOn(departure, birthDate)) : null;
	const facts = [
		seatName(place),
		kind,
		birthDate === null
			? place.asksBirthDate && 'birth date not given yet'
			: `born ${formatPlainDate(birthDate)}`,
	];
	return (
		<li>
			<div>
				<p className="font-semibold wrap-anywhere">
					{called === '' ? (
						<span className="font-normal text-ink-soft">Not named yet</span>
					) : (
						<bdi>{called}</bdi>
					)}
				</p>
				<p className="text-sm text-ink-soft">{facts.filter(Boolean).join(', ')}</p>
				{refusal !== null && <p className="field-error">{refusal}</p>}
				{needs !== '' && (
					<p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
						{needs}
					</p>
				)}
			</div>
			{onRemove && (
				<button
					type="button"
					className="row-button"
					data-print="no"
					aria-disabled={isBusy}
					onClick={onRemove}
				>
					Remove<span className="visually-hidden"> {called || seatName(place)}</span>
				</button>
			)}
		</li>
	);
}
