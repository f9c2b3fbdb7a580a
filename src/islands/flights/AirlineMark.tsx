import { airlineMark } from './airline-marks.ts';

type Props = { airline: string; className: string };

/** An airline's mark beside its name; drawn, not read out. */
export function AirlineMark({ airline, className }: Props) {
	const { shape, ground, motif, accent, letter } = airlineMark(airline);
	return (
		<svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`}>
			<path d={shape} fill={ground} />
			<path d={motif} fill={accent} />
			<text
				x="20"
				y="24"
				fill="#fbf6ec"
				textAnchor="middle"
				className="font-display text-lg font-semibold"
			>
				{letter}
			</text>
		</svg>
	);
}
