import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { seatsText } from '#src/domain/tours/departure-standing.ts';

type Props = {
	departure: Pick<DepartureRecord, 'capacity' | 'taken' | 'held' | 'confirmed' | 'waiting'>;
};

/** How full a departure is: in words, and as a bar of its confirmed, held and free seats. */
export function Seats({ departure }: Props) {
	const { capacity, confirmed, taken } = departure;
	const part = (seats: number) =>
		`${capacity === 0 ? 100 : Math.min(100, (seats / capacity) * 100)}%`;
	return (
		<span className="seats">
			<span>{seatsText(departure)}</span>
			<svg className="seats-bar" aria-hidden="true">
				<rect className="seats-free" width="100%" height="100%" rx="3" />
				<rect className="seats-held" width={part(taken)} height="100%" rx="3" />
				<rect className="seats-confirmed" width={part(confirmed)} height="100%" rx="3" />
			</svg>
		</span>
	);
}
