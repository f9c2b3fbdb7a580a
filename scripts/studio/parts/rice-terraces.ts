import { disc, fill, hill, line, place, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, rice: '#8cbf6a', riceLit: '#c3d97a', riceDeep: '#4e8f5f' };

/** Terraces of rice under water; `edges` are the rims of the steps from the farthest to the nearest, `bottom` where the picture ends. */
export function terraces(edges: readonly (readonly Point[])[], bottom: number): string {
	const shift = (points: readonly Point[], dy: number): Point[] =>
		points.map(([x, y]): Point => [x, y + dy]);
	return edges
		.map(
			(edge, index) =>
				hill(edge, bottom, colour.riceLit) +
				hill(shift(edge, 5), bottom, colour.riceDeep) +
				hill(shift(edge, 14), bottom, index % 2 ? '#f3dfa6' : '#a9d3bd') +
				hill(shift(edge, 20), bottom, index % 2 ? '#d9c48f' : '#7fb9a9') +
				sprouts(edge, 26, index),
		)
		.join('');
}

function sprouts(edge: readonly Point[], dy: number, row: number): string {
	const width = edge.at(-1)?.[0] ?? 0;
	return times(Math.ceil((width + 30) / 32), (index) => {
		const x = index * 32 + ((index * 7 + row * 5) % 9);
		const after = Math.max(
			1,
			edge.findIndex((point) => point[0] >= x),
		);
		const [fromX, fromY] = edge[after - 1] ?? [0, 0];
		const [toX, toY] = edge[after] ?? [1, 0];
		const y = fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX || 1) + dy + ((index * 5) % 6);
		return fill(
			`M${x} ${y + 8}q-5 -8 -7 -14q6 4 8 10q0 -10 3 -16q2 8 0 16q4 -7 9 -10q-2 8 -9 14Z`,
			index % 3 ? colour.riceDeep : colour.rice,
		);
	});
}

/** A farmer with two baskets on a yoke; (x, y) is where they stand. */
export function farmer(x: number, y: number): string {
	return place(
		x,
		y,
		0.95,
		fill('M-12 0L-8 -40C-16 -62 -10 -78 4 -80C18 -78 22 -58 12 -38L14 0H4L2 -32L-2 0Z', '#2f5f74') +
			disc(4, -86, 8, '#8a5a48') +
			fill('M-22 -84L4 -108L30 -84Q4 -92 -22 -84Z', colour.gold) +
			fill('M4 -108L30 -84Q18 -88 6 -88Z', '#c98a3e') +
			line('M-52 -66H58M-52 -66V-34M58 -66V-34', '#4a3348', 3) +
			fill('M-66 -36h28l-5 20h-18ZM44 -36h28l-5 20h-18Z', '#c98a3e'),
	);
}
