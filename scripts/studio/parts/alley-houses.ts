import { at, line, oval, polygon, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	wood: '#4a2740',
	woodLit: '#7a3b4c',
	woodDark: '#2b1a38',
	tile: '#1b2a4e',
	tileLit: '#33497a',
};

/** Where the alley vanishes: the height of the eye and, nearly, the middle of the picture. */
export const vanishing: Point = [404, 560];

/** Left or right of the alley. */
export type Side = -1 | 1;

/** The place on the screen of something `side` of the middle and `height` above the eye, at depth 1 (near) or smaller. */
export function spot(side: Side, depth: number, height: number, out = 1): Point {
	return [vanishing[0] + side * 290 * depth * out, vanishing[1] - height * depth];
}

/** A panel of wall between two depths and two heights. */
function panel(
	side: Side,
	[near, far]: Point,
	[low, high]: Point,
	tint: string,
	opacity = 1,
	out = 1,
): string {
	return polygon(
		[
			spot(side, near, low, out),
			spot(side, far, low, out),
			spot(side, far, high, out),
			spot(side, near, high, out),
		],
		tint,
		opacity,
	);
}

/** Four houses on one side, the farthest first. */
export function houses(side: Side): string {
	const depths = [0.17, 0.27, 0.44, 0.76, 1.6];
	return depths
		.slice(0, -1)
		.map((far, index) => house(side, depths[index + 1] ?? 1, far, index + (side > 0 ? 1 : 0)))
		.join('');
}

function house(side: Side, near: number, far: number, kind: number): string {
	const span = (t: number): number => 1 / (1 / near + (1 / far - 1 / near) * t);
	const high = [560, 640, 520, 600, 580][kind] ?? 560;
	const wall = [colour.wood, '#3a2c58', '#5d2f48', '#33305c', '#4a2740'][kind] ?? colour.wood;
	const shop = [span(0.08), span(0.92)] as const;
	const cloth = ['#ee6c4d', '#2f5f8b', '#b8412f', '#2f8f8b', '#5f2339'][kind] ?? colour.coral;
	const strips = times(5, (index) => {
		const from = 0.1 + index * 0.162;
		return (
			panel(side, [span(from), span(from + 0.148)], [62, 146], cloth) +
			panel(side, [span(from + 0.1), span(from + 0.148)], [62, 146], colour.ink, 0.25) +
			mark(side, span(from + 0.074), 108, span(from))
		);
	});
	const laths = times(13, (index) =>
		panel(
			side,
			[span(0.1 + index * 0.063), span(0.112 + index * 0.063)],
			[-62, 62],
			colour.woodDark,
			0.75,
		),
	);
	const panes = times(3, (index) => {
		const from = 0.12 + index * 0.28;
		return (
			panel(
				side,
				[span(from), span(from + 0.2)],
				[296, 424],
				kind % 2 === index % 2 ? '#f6bd60' : '#2b3f6e',
			) +
			panel(side, [span(from + 0.095), span(from + 0.108)], [296, 424], colour.woodDark) +
			panel(side, [span(from), span(from + 0.2)], [356, 362], colour.woodDark)
		);
	});
	return (
		panel(side, [near, far], [-125, high], wall) +
		panel(side, [near, span(0.03)], [-125, high], colour.woodDark, 0.7) +
		panel(side, shop, [-125, 170], '#ffd98f') +
		panel(side, shop, [90, 170], '#fff0c4', 0.7) +
		panel(side, shop, [-125, -62], colour.woodLit) +
		laths +
		strips +
		panel(side, [span(0.06), span(0.94)], [146, 156], colour.woodDark) +
		panes +
		panel(side, [near, far], [260, 276], colour.woodDark) +
		eaves(side, [near, far], high, '#1f1c3f') +
		eaves(side, [near, far], 214, '#7a3b4c')
	);
}

/** The round crest on a strip of noren, seen as flat as its wall. */
function mark(side: Side, depth: number, height: number, near: number): string {
	const [x, y] = spot(side, depth, height);
	const tall = 20 * near;
	return oval(x, y, tall * 0.36, tall, colour.paper, 0.9);
}

/** Eaves from below: rafters under the boards, and the dark edge of the tiles. */
function eaves(side: Side, [near, far]: Point, height: number, tint: string): string {
	const rafters = times(11, (index) => {
		const depth = 1 / (1 / near + (1 / far - 1 / near) * ((index + 0.5) / 11));
		return `M${at(spot(side, depth, height))}L${at(spot(side, depth, height - 16, 0.8))}`;
	});
	return (
		polygon(
			[
				spot(side, near, height),
				spot(side, far, height),
				spot(side, far, height - 16, 0.8),
				spot(side, near, height - 16, 0.8),
			],
			tint,
		) +
		line(rafters, colour.woodDark, 1 + near * 4, 0.7) +
		panel(side, [near, far], [height - 20, height + 2], colour.tile, 1, 0.8) +
		panel(side, [near, far], [height - 20, height - 14], colour.tileLit, 1, 0.8)
	);
}
