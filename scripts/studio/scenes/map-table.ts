import { pencil, compass, cup } from '../parts/desk-things.ts';
import { foliage } from '../parts/plants.ts';
import { table, mapAt, way, onScreen, printedMap, marker } from '../parts/printed-map.ts';
import { box, turned } from '../parts/table-top.ts';
import { sky, sun, rays, cumulus, birds } from '../parts/weather.ts';
import { clipTo, fade, hill, line, polygon, poster, rect, times } from '../tools/kit.ts';
import type { Outline, Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	wall: '#f0c9a0',
	wallShade: '#c98d76',
	frame: '#fdf1da',
	frameShade: '#d3a98c',
	wood: '#8f4a42',
	woodLit: '#a9603f',
};

/** A map on a table in the morning: a pencil has just drawn the route in red; a compass and a cup hold the corners down. */
export const scene = poster(
	fade(0, 0, 800, 320, [
		[0, colour.wallShade],
		[1, colour.wall],
	]),
	clipTo('M150 -20H650V212H150Z', morning()),
	windowFrame(),
	tabletop(),
	plant(92, 290),
	sunOnTable(0.28),
	printedMap(),
	sunOnTable(0.1),
	marker(way[0] ?? mapAt),
	pencil(onScreen(way.at(-1) ?? mapAt), 152),
	compass(186, 862),
	cup(640, 420),
	notebook(),
);

function morning(): string {
	return (
		sky(
			[
				[0, '#5fb0b8'],
				[0.5, '#c4e0c8'],
				[1, '#fde6b6'],
			],
			220,
		) +
		rays(480, 150, 600, 14, '#fff6dc', 0.2) +
		sun(480, 140, 34, '#fff8e4', '#ffe0a0') +
		cumulus(170, 110, 170, 40, { light: '#fff6e2', shade: '#f7dcb8' }, 6) +
		birds(
			[
				[560, 76, 9],
				[584, 64, 7],
			],
			colour.night,
		) +
		hill('140 172, 240 140, 330 160, 440 170, 560 138, 660 164', 230, '#7fb0a6') +
		hill('140 196, 260 176, 400 194, 540 180, 660 192', 230, '#3f8a80')
	);
}

function windowFrame(): string {
	const bars = 'M150 -20V212H650V-20M400 -20V212';
	return (
		line(bars, colour.ink, 26, 0.18) +
		line(bars, colour.frameShade, 20) +
		line(bars, colour.frame, 14) +
		rect(112, 208, 576, 26, colour.frame, 1, 4) +
		rect(112, 226, 576, 12, colour.frameShade, 1, 4)
	);
}

function plant(x: number, y: number): string {
	return (
		polygon(
			`${x - 34} ${y + 22}, ${x + 34} ${y + 22}, ${x - 20} ${y + 92}, ${x - 110} ${y + 92}`,
			colour.ink,
			0.28,
		) +
		foliage(x, y - 128, 66, 66, ['#1d4d4f', '#2f7a68', '#5fa886'], 8, 30) +
		polygon(
			`${x - 46} ${y - 62}, ${x + 46} ${y - 62}, ${x + 34} ${y + 22}, ${x - 34} ${y + 22}`,
			colour.coral,
		) +
		polygon(
			`${x + 14} ${y - 62}, ${x + 46} ${y - 62}, ${x + 34} ${y + 22}, ${x + 10} ${y + 22}`,
			colour.brick,
		) +
		rect(x - 52, y - 72, 104, 18, '#f58a68', 1, 5)
	);
}

function tabletop(): string {
	const joints = [140, 400, 660, 920].map((deep) =>
		table.flat(
			[
				[-900, deep],
				[900, deep],
				[900, deep + 5],
				[-900, deep + 5],
			],
			'#5f2a36',
			0.7,
		),
	);
	return (
		fade(0, 258, 800, 742, [
			[0, '#c27a4e'],
			[0.4, colour.woodLit],
			[1, colour.wood],
		]) +
		rect(0, 256, 800, 9, '#e5a56c') +
		joints.join('') +
		times(22, (index) => {
			const across = -620 + ((index * 283) % 1160);
			const deep = 20 + ((index * 97) % 1100);
			return table.ink(
				[
					[across, deep],
					[across + 80, deep + 8],
					[across + 180, deep],
				],
				'#7a3b3c',
				2.6,
				0.6,
			);
		})
	);
}

function sunOnTable(strength: number): string {
	const pane = (left: number): string =>
		table.flat(
			[
				[left, 1180],
				[left + 330, 1180],
				[left + 60, -40],
				[left - 300, -40],
			],
			'#ffe9b5',
			strength,
		);
	return pane(-320) + pane(90);
}

function notebook(): string {
	const to: Point = [330, 30];
	const on = (outline: Outline): Point[] => turned(outline, to, 16);
	return (
		table.flat(
			on(box(250, 300)).map(([x, y]): Point => [x + 12, y - 18]),
			colour.ink,
			0.4,
		) +
		table.flat(
			on(box(250, 300)).map(([x, y]): Point => [x, y - 12]),
			'#e6cdab',
		) +
		table.flat(on(box(250, 300)), colour.lagoon) +
		table.flat(on('-125 -150, -92 -150, -92 150, -125 150'), colour.pine) +
		table.flat(on('78 -150, 90 -150, 90 150, 78 150'), colour.coral) +
		table.flat(on('-66 40, 56 40, 56 104, -66 104'), colour.paper) +
		table.flat(on('-50 80, 36 80, 36 88, -50 88'), '#b99f92') +
		table.flat(on('-50 58, 10 58, 10 66, -50 66'), '#b99f92')
	);
}
