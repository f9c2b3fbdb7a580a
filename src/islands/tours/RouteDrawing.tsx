import type { Locator } from '#src/domain/maps/locator.ts';
import { type RouteDrawing as Drawing, scalePlace } from '#src/domain/maps/route-drawing.ts';

import { PlacedName } from './PlacedName.tsx';

type Props = {
	drawing: Drawing;
	/** What the map is called. */
	name: string;
	/** The id of what says the same in words. */
	description: string;
};

const sizes = ['wide', 'narrow'] as const;

/** The map of a route; `src/styles/route-map.css` has its colours and the sizes of its letters. */
export function RouteDrawing({ drawing, name, description }: Props) {
	const { width, height, ground, ways, stops, labels, scale, locator } = drawing;
	const foot = height - scalePlace.foot;
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			role="img"
			aria-label={name}
			aria-describedby={description}
		>
			<rect className="sea" width={width} height={height} />
			{ground.land && <path className="land" d={ground.land} />}
			{ground.lakes && <path className="lakes" d={ground.lakes} />}
			{ground.borders && <path className="borders" d={ground.borders} />}
			{ways.ground && <path className="way" d={ways.ground} />}
			{ways.air && <path className="way flown" d={ways.air} />}
			{locator && <LocatorMap locator={locator} />}
			{stops.map(([cx, cy]) => (
				<circle key={`${cx} ${cy}`} cx={cx} cy={cy} />
			))}
			{sizes.map((size) =>
				labels[size].map((label, index) => <PlacedName key={index} label={label} size={size} />),
			)}
			<g className="scale">
				<path d={`M${scalePlace.left} ${foot - 8}v8h${scale.length}v-8`} />
				<text x={scalePlace.left} y={foot - 16}>
					{scale.text}
				</text>
			</g>
		</svg>
	);
}

/** Where on earth the map is. */
function LocatorMap({ locator: { box, land, frame } }: { locator: Locator }) {
	const { left, top, right, bottom } = box;
	return (
		<svg className="locator" x={left} y={top} width={right - left} height={bottom - top}>
			<rect className="sea" width="100%" height="100%" />
			<path className="land" d={land} />
			<rect className="frame" {...frame} />
			<rect className="edge" width="100%" height="100%" />
		</svg>
	);
}
