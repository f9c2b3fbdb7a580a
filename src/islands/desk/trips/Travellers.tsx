import type { Traveller } from '#src/contract/trips/trip.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { missingDetails } from '#src/domain/trips/missing-details.ts';
import { isLead, tripSeats } from '#src/domain/trips/trip-seats.ts';

type Props = {
	travellers: readonly Traveller[];
	booking: Pick<BookingReading, 'trip' | 'travellers' | 'passenger'>;
};

/** Who has the seats of a booking, which are nobody's yet, and whose birth dates are still asked for. */
export function Travellers({ travellers, booking }: Props) {
	const last = Math.max(booking.travellers, ...travellers.map(({ seat }) => seat));
	const known = new Map(travellers.map((traveller) => [traveller.seat, traveller]));
	const undated = missingDetails(tripSeats(booking), travellers)
		.filter(({ field }) => field === 'birthDate')
		.map(({ seat }) => seat);
	return (
		<ol className="desk-travellers">
			{Array.from({ length: last }, (_, index) => index + 1).map((seat) => (
				<li key={seat}>
					<Seat
						traveller={known.get(seat)}
						booker={isLead({ seat }) ? booking.passenger : ''}
						lacksBirthDate={undated.includes(seat)}
					/>
				</li>
			))}
		</ol>
	);
}

type SeatProps = {
	traveller: Traveller | undefined;
	/** Who booked, and leads while nobody else is named; '' of the others' seats. */
	booker: string;
	lacksBirthDate: boolean;
};

function Seat({ traveller, booker, lacksBirthDate }: SeatProps) {
	if (!traveller) {
		return (
			<>
				<span className="text-ink-soft">Not named yet</span>
				{booker !== '' && (
					<>
						, booked by <bdi className="wrap-anywhere">{booker}</bdi>
					</>
				)}
			</>
		);
	}
	const { name, birthDate, needs } = traveller;
	return (
		<>
			<bdi className="font-semibold wrap-anywhere">{name}</bdi>
			{birthDate !== null && <>, born {formatPlainDate(birthDate)}</>}
			{lacksBirthDate && <span className="text-ink-soft">, birth date not given yet</span>}
			{needs !== '' && (
				<span dir="auto" className="block text-sm wrap-anywhere whitespace-pre-wrap">
					{needs}
				</span>
			)}
		</>
	);
}
