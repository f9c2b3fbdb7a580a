import { useId } from 'react';

import { dayShift, dayShiftLabel, formatTime } from '#src/domain/calendar/local-time.ts';
import { flightName } from '#src/domain/flights/airline-words.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { type FlightLeg, stopsLabel } from '#src/domain/flights/offer.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

import { useStages } from './use-stages.ts';

type Props = {
	returns: readonly FlightLeg[];
	chosen: FlightLeg;
	onChoose: (leg: FlightLeg) => void;
};

/** The ways back that may be taken with a way out, at no difference in price: to be chosen, in a sentence without scripts. */
export function WaysBack(props: Props) {
	const isHydrated = useHydrated();
	// Eight of them are a frame of their own on a slow phone.
	const stage = useStages(2, isHydrated);
	if (!isHydrated) return <OtherReturns {...props} />;
	return stage > 1 ? <ReturnChoice {...props} /> : null;
}

function ReturnChoice({ returns, chosen, onChoose }: Props) {
	const name = useId();
	return (
		<fieldset className="return-choice">
			<legend>Change return: all at the same price</legend>
			{returns.map((leg) => (
				<label key={leg.number}>
					<input
						type="radio"
						name={name}
						checked={leg.number === chosen.number}
						onChange={() => onChoose(leg)}
					/>
					<span className="font-semibold tabular-nums">{timesText(leg)}</span>
					<span>
						{formatDuration(leg.minutes)}, {stopsLabel(leg)}
					</span>
					<span className="text-ink-soft">{flightName(leg)}</span>
				</label>
			))}
		</fieldset>
	);
}

function OtherReturns({ returns, chosen }: Props) {
	const others = returns.filter(({ number }) => number !== chosen.number);
	if (others.length === 0) return null;
	return (
		<p className="mt-3 text-sm">
			Other ways back of the day at the same price:{' '}
			{others.map((leg) => `${timesText(leg)} (${stopsLabel(leg)})`).join('; ')}.
		</p>
	);
}

function timesText(leg: FlightLeg): string {
	const shift = dayShiftLabel(dayShift(leg));
	return `${formatTime(leg.departsAt)} – ${formatTime(leg.arrivesAt)}${shift && ` ${shift}`}`;
}
