import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { dayShift, dayShiftLabel, formatTime } from '#src/domain/calendar/local-time.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { type FlightLeg, stopsInShort } from '#src/domain/flights/offer.ts';

type Props = {
	leg: FlightLeg;
	/** 'Outward' */
	name: string;
};

/**
 * One direction of an offer: when it leaves and arrives, from where to where, how long and with what stop. In two lines,
 * on a phone in one, without what the offer's head and its details say.
 */
export function OfferLeg({ leg, name }: Props) {
	const shift = dayShiftLabel(dayShift(leg));
	return (
		<li className="offer-leg">
			<div>
				<p className="offer-times price">
					<span className="visually-hidden">{name}: </span>
					{formatTime(leg.departsAt)} – {formatTime(leg.arrivesAt)}
					{shift !== '' && (
						<span className="text-xs text-accent-deep">
							{' '}
							{shift}
							<span className="visually-hidden"> day</span>
						</span>
					)}
				</p>
				<p className="offer-roomy text-xs text-ink-soft">
					{leg.origin} – {leg.destination}, {formatShortDate(leg.date)},{' '}
					<span className="whitespace-nowrap">{leg.number}</span>
				</p>
			</div>
			<div className="offer-way" data-stops={leg.stops}>
				<p className="price text-sm leading-tight">{formatDuration(leg.minutes)}</p>
				<p className="text-xs text-ink-soft">
					{stopsInShort(leg)}
					{leg.stop && <span className="offer-roomy"> {formatDuration(leg.stop.minutes)}</span>}
				</p>
			</div>
		</li>
	);
}
