import { times } from '../tools/kit.ts';
import type { Outline, Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { box, ring, tableTop, turned } from './table-top.ts';

const colour = {
	...family,
	cover: '#7a2440',
	coverDark: '#501a34',
	leaf: '#fbefd8',
	leafShade: '#e6cdab',
};

/** The table that the papers lie on. */
export const table = tableTop(-160, 0.82);

/** A flat thing with its shadow and, below it, the edge of its pages. */
function sheet(
	outline: Outline,
	to: Point,
	turn: number,
	tint: string,
	edge: string,
	lift: number,
): string {
	const corners = turned(outline, to, turn);
	const lowered = corners.map(([x, y]): Point => [x + 2, y - lift]);
	const shadow = corners.map(([x, y]): Point => [x - 16, y - 16 - lift]);
	return table.flat(shadow, '#3b1a30', 0.4) + table.flat(lowered, edge) + table.flat(corners, tint);
}

/** An open passport full of stamps; `to` is its middle on the table, `turn` in degrees. */
export function openPassport(to: Point, turn: number): string {
	const on = (outline: Outline, shift: Point): Point[] =>
		turned(turned(outline, shift, 0), to, turn);
	const page = (side: number, tint: string): string =>
		table.flat(on(box(286, 400), [side * 143, 0]), tint);
	const rules = times(
		8,
		(index) =>
			table.flat(on(box(236, 3), [143, -150 + index * 40]), '#e3c9a6') +
			table.flat(on(box(236, 3), [-143, -150 + index * 40]), '#e3c9a6'),
	);
	return (
		sheet(box(596, 420), to, turn, colour.pine, '#123238', 10) +
		page(-1, colour.leaf) +
		page(1, '#fff6e4') +
		table.flat(on(box(34, 400), [-17, 0]), colour.leafShade, 0.7) +
		table.flat(on(box(4, 400), [0, 0]), '#c9a584') +
		rules +
		stamp(to, turn, [-196, 90], 74, colour.coral, 'M-30 12L30 -14') +
		stamp(to, turn, [-86, -84], 66, colour.lagoon, 'M-30 12L30 -14') +
		squareStamp(to, turn, [-206, -110], '#7a5a9c') +
		stamp(to, turn, [96, 96], 78, '#3d64a0', '')
	);
}

/** A round stamp: two rings, a bar with the date, and a little aeroplane. */
function stamp(
	page: Point,
	turn: number,
	at: Point,
	radius: number,
	tint: string,
	slant: string,
): string {
	const on = (outline: Outline): Point[] =>
		turned(turned(outline, at, slant ? 12 : -16), page, turn);
	return (
		table.ink(on(ring(radius)), tint, 5, 0.9) +
		table.ink(on(ring(radius * 0.74)), tint, 2.4, 0.9) +
		table.flat(on(box(radius * 1.1, radius * 0.26)), tint, 0.9) +
		table.flat(
			on(
				`-10 ${radius * 0.3}, 0 ${radius * 0.62}, 10 ${radius * 0.3}, 34 ${radius * 0.24}, 0 ${radius * 0.4}, -34 ${radius * 0.24}`,
			),
			tint,
			0.9,
		) +
		table.flat(
			on(
				`-26 ${-radius * 0.34}, 26 ${-radius * 0.34}, 26 ${-radius * 0.42}, -26 ${-radius * 0.42}`,
			),
			tint,
			0.9,
		)
	);
}

function squareStamp(page: Point, turn: number, at: Point, tint: string): string {
	const on = (outline: Outline): Point[] => turned(turned(outline, at, -10), page, turn);
	const frame = (width: number, height: number, inner: string): string =>
		table.flat(on(box(width, height)), tint, 0.85) +
		table.flat(on(box(width - 10, height - 10)), inner);
	return (
		frame(116, 76, colour.leaf) +
		times(3, (index) =>
			table.flat(
				on([
					[-42, 18 - index * 20],
					[42 - index * 18, 18 - index * 20],
					[42 - index * 18, 10 - index * 20],
					[-42, 10 - index * 20],
				]),
				tint,
				0.85,
			),
		)
	);
}

/** A boarding pass with its stub. */
export function boardingPass(to: Point, turn: number): string {
	const on = (outline: Outline, shift: Point): Point[] =>
		turned(turned(outline, shift, 0), to, turn);
	const bars = [6, 3, 9, 4, 3, 7, 3, 10, 4, 6];
	let edge = -38;
	const code = bars
		.map((width, index) => {
			const left = edge;
			edge += width + 3.4;
			return index % 2
				? ''
				: table.flat(
						on(
							[
								[left, -72],
								[left + width, -72],
								[left + width, 34],
								[left, 34],
							],
							[218, 0],
						),
						colour.ink,
					);
		})
		.join('');
	return (
		sheet(box(580, 230), to, turn, '#fff6e4', '#d9b79c', 4) +
		table.flat(on(box(580, 52), [0, 89]), colour.lagoon) +
		table.flat(on('-262 82, -120 82, -120 96, -262 96', [0, 0]), '#fff6e4') +
		table.flat(
			on(
				'-30 -8, -6 0, -22 40, -8 40, 22 6, 58 14, 66 0, 58 -14, 22 -6, -8 -40, -22 -40, -6 0',
				[-60, -20],
			),
			colour.coral,
		) +
		table.flat(on(box(90, 34), [-210, 10]), colour.night) +
		table.flat(on(box(90, 34), [80, 10]), colour.night) +
		times(3, (index) =>
			table.flat(on(box(74 - index * 14, 8), [-218, -34 - index * 22]), '#b99f92'),
		) +
		times(3, (index) =>
			table.flat(on(box(74 - index * 14, 8), [72, -34 - index * 22]), '#b99f92'),
		) +
		times(11, (index) => table.flat(on(box(4, 11), [150, -108 + index * 21]), '#b99f92')) +
		code
	);
}

/** A closed passport, a golden globe on its cover. */
export function closedPassport(to: Point, turn: number): string {
	const on = (outline: Outline, shift: Point = [0, 0]): Point[] =>
		turned(turned(outline, shift, 0), to, turn);
	const meridian = (half: number): Point[] =>
		ring(1).map(([x, y]): Point => [x * half, y * 76 + 14]);
	return (
		sheet(box(310, 430), to, turn, colour.cover, '#f0dcc0', 14) +
		table.flat(on(box(26, 430), [-142, 0]), colour.coverDark) +
		table.ink(on(ring(76), [0, 14]), colour.gold, 6) +
		table.ink(on(meridian(34)), colour.gold, 3.6) +
		table.ink(on('0 90, 0 -62'), colour.gold, 3.6) +
		table.ink(on('-76 14, 76 14'), colour.gold, 3.6) +
		table.ink(on('-64 54, 0 48, 64 54'), colour.gold, 3) +
		table.ink(on('-64 -26, 0 -20, 64 -26'), colour.gold, 3) +
		table.flat(on(box(190, 24), [6, 152]), colour.gold) +
		table.flat(on(box(120, 14), [6, -112]), colour.gold) +
		table.flat(on(box(44, 26), [6, -160]), colour.gold) +
		table.flat(on(box(32, 14), [6, -160]), colour.cover)
	);
}
