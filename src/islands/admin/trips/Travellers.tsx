import type { Traveller } from '#src/contract/trips/trip.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';

type Props = {
	travellers: readonly Traveller[];
	/** How many seats the booking has. */
	seats: number;
};

/** Who has the seats of a booking, and which are nobody's yet. */
export function Travellers({ travellers, seats }: Props) {
	const last = Math.max(seats, ...travellers.map(({ seat }) => seat));
	const known = new Map(travellers.map((traveller) => [traveller.seat, traveller]));
	return (
		<ol className="desk-travellers">
			{Array.from({ length: last }, (_, index) => index + 1).map((seat) => (
				<li key={seat}>
					<Seat traveller={known.get(seat)} />
				</li>
			))}
		</ol>
	);
}

function Seat({ traveller }: { traveller: Traveller | undefined }) {
	if (!traveller) return <span className="text-ink-soft">Not named yet</span>;
	const { name, birthDate, needs } = traveller;
	return (
		<>
			<bdi className="font-semibold wrap-anywhere">{name}</bdi>
			{birthDate !== null && <>, born {formatPlainDate(birthDate)}</>}
			{needs !== '' && (
				<span dir="auto" className="block text-sm wrap-anywhere whitespace-pre-wrap">
					{needs}
				</span>
			)}
		</>
	);
}
