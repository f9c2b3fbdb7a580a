import { labelFoot, type PlacedLabel } from '#src/domain/maps/place-labels.ts';
import { labelSizes } from '#src/domain/maps/route-drawing.ts';

type Props = {
	/** null: there was no room for it. */
	label: PlacedLabel | null;
	/** For a wide map, or with larger letters for a phone's. */
	size: keyof typeof labelSizes;
};

/** A place's name on a map, with the days on which a tour is there, and a line to it where it stands apart. */
export function PlacedName({ label, size }: Props) {
	if (!label) return null;
	const { anchor, from, x, y, days, name } = label;
	const leader =
		from && `M${from.map(Math.round).join(' ')}L${labelFoot(label, labelSizes[size]).join(' ')}`;
	return (
		<>
			{leader && <path className={`leader ${size}`} d={leader} />}
			<text className={size} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
				{days && <tspan>{`${days} `}</tspan>}
				{name}
			</text>
		</>
	);
}
