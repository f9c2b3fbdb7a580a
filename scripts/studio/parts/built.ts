import { at, disc, fill, line, place, polygon, random, rect, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

type Grid = {
	columns: number;
	rows: number;
	colour: string;
	lit?: string;
	seed?: number;
	share?: number;
	arch?: boolean;
};

/** A rhythm of windows inside a box; about `share` of them are lit when `lit` is given. */
export function windows(x: number, y: number, width: number, height: number, grid: Grid): string {
	const next = random(grid.seed ?? 3);
	const cellX = width / grid.columns;
	const cellY = height / grid.rows;
	return times(grid.columns * grid.rows, (index) => {
		const column = index % grid.columns;
		const row = Math.floor(index / grid.columns);
		const colour = grid.lit && next() < (grid.share ?? 0.3) ? grid.lit : grid.colour;
		const left = x + cellX * (column + 0.24);
		const top = y + cellY * (row + 0.2);
		return grid.arch
			? archway(left + cellX * 0.26, top + cellY * 0.66, cellX * 0.52, cellY * 0.66, colour)
			: rect(left, top, cellX * 0.52, cellY * 0.6, colour);
	});
}

/** A round-headed opening; (x, y) is the middle of its foot. */
export function archway(
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
): string {
	return fill(archPath(x, y, width, height), colour);
}

export function archPath(x: number, y: number, width: number, height: number): string {
	const half = width / 2;
	return `M${at([x - half, y])}V${at([y - height + half, 0]).split(' ')[0]}A${half} ${half} 0 0 1 ${at([x + half, y - height + half])}V${y}Z`;
}

type Wall = { light: string; shade: string; turn?: number };

/** A block with its lit front and its shadow side; `turn` is the share of the width in shadow. */
export function block(
	x: number,
	y: number,
	width: number,
	height: number,
	{ light, shade, turn = 0.35 }: Wall,
): string {
	return (
		rect(x, y - height, width, height, light) +
		rect(x + width * (1 - turn), y - height, width * turn, height, shade)
	);
}

type Skyline = {
	from: number;
	to: number;
	base: number;
	low: number;
	high: number;
	seed: number;
	narrow?: number;
	wide?: number;
};

/** A row of city blocks with stepped tops, lit from the left. */
export function skyline(
	{ from, to, base, low, high, seed, narrow = 18, wide = 48 }: Skyline,
	colours: { light: string; shade: string; window?: string; lit?: string },
): string {
	const next = random(seed);
	let x = from;
	let pieces = '';
	while (x < to) {
		const width = narrow + next() * (wide - narrow);
		const height = low + next() ** 1.6 * (high - low);
		const turn = 0.3 + next() * 0.25;
		pieces += block(x, base, width, height, { ...colours, turn });
		if (next() > 0.55)
			pieces += block(x + width * 0.22, base - height + 1, width * 0.56, height * 0.13, {
				...colours,
				turn,
			});
		if (next() > 0.75)
			pieces += rect(
				x + width * 0.48,
				base - height * 1.32,
				Math.max(1.4, width * 0.05),
				height * 0.33,
				colours.shade,
			);
		if (colours.window) {
			const rows = Math.max(2, Math.round(height / 13));
			const columns = Math.max(2, Math.round(width / 9));
			const lit = colours.lit ?? colours.window;
			pieces += windows(x + 2, base - height + 4, width - 4, height - 6, {
				columns,
				rows,
				colour: colours.window,
				lit,
				seed: Math.round(x),
				share: 0.28,
			});
		}
		x += width + (next() > 0.8 ? 4 : 0);
	}
	return pieces;
}

/** A sailing boat; (x, y) is where the mast meets the water, `size` the height of the mast. */
export function sailboat(
	x: number,
	y: number,
	size: number,
	colours: { sail: string; shade: string; hull: string },
	turn = 0,
): string {
	const content =
		fill('M-4 -100C20 -70 34 -42 40 -12L-4 -10Z', colours.sail) +
		fill('M-7 -94C-10 -60 -22 -30 -32 -11L-7 -11Z', colours.shade) +
		line('M-5 -102V-4', colours.hull, 2) +
		fill('M-40 -7H46C40 6 30 9 20 9H-22C-32 8 -37 2 -40 -7Z', colours.hull);
	return place(x, y, size / 100, content, turn);
}

/** Someone on foot, seen from behind; (x, y) is where they stand. */
export function walker(
	x: number,
	y: number,
	height: number,
	coat: string,
	skin: string,
	legs = coat,
): string {
	const content =
		line('M-7 -40L-10 0M6 -40L12 -1', legs, 9) +
		fill('M-14 -36C-16 -60 -14 -80 0 -82C14 -80 16 -60 13 -36Z', coat) +
		disc(0, -90, 8.5, skin) +
		fill('M-9 -91C-9 -102 9 -102 9 -91C4 -95 -4 -95 -9 -91Z', legs);
	return place(x, y, height / 100, content);
}

/** The long shadow of something that stands at (x, y). */
export function castShadow(
	x: number,
	y: number,
	width: number,
	reach: Point,
	colour: string,
	opacity: number,
): string {
	const [dx, dy] = reach;
	return polygon(
		`${x - width / 2} ${y}, ${x + width / 2} ${y}, ${x + width * 0.3 + dx} ${y + dy}, ${x - width * 0.3 + dx} ${y + dy}`,
		colour,
		opacity,
	);
}
