import { lightOf } from '#src/domain/flights/journey.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';

const height = 10;

/** The time of a leg as a bar: dark where it is night, thin where it is spent between two planes. */
export function DayAndNight({ leg }: { leg: FlightLeg }) {
	return (
		// Its parts are attributes of a drawing, for the policy of the site refuses styles in HTML.
		<svg
			viewBox={`0 0 ${leg.minutes} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-2.5 w-full rounded-sm"
		>
			{lightOf(leg).map(({ from, minutes, isNight, isFlown }) => (
				<rect
					key={from}
					x={from}
					y={isFlown ? 0 : height * 0.35}
					width={minutes}
					height={isFlown ? height : height * 0.3}
					className={isNight ? 'fill-ink' : 'fill-calm'}
				/>
			))}
		</svg>
	);
}
