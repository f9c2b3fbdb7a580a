import { disc, fill, line, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { archPath, block } from './built.ts';

/** Marrakesh’s own colours. */
export const ochre = {
	clay: '#e29a6c',
	clayShade: '#9c4f48',
	frameDark: '#3f1c31',
	tile: '#2b8c8d',
} as const;
const colour = { ...family, ...ochre };

/** The Koutoubia minaret in the sun of the morning, its foot at (x, y). */
export function minaret(x: number, y: number): string {
	const net = times(20, (index) => {
		const column = index % 4;
		const row = Math.floor(index / 4);
		return fill(
			`M${x - 45 + column * 24} ${y - 402 + row * 17}l9 -9l9 9l-9 9Z`,
			column === 3 ? '#7d3c40' : '#b9694f',
		);
	});
	const merlons = times(7, (index) =>
		fill(
			`M${x - 54 + index * 16} ${y - 430}v-10l6 -9l6 9v10Z`,
			index > 4 ? colour.clayShade : colour.clay,
		),
	);
	const panel = (dy: number, wide: number): string =>
		fill(archPath(x - 16, y - dy, wide, wide * 1.5), '#b9694f') +
		fill(archPath(x - 16, y - dy, wide * 0.66, wide * 1.16), colour.frameDark);
	return (
		block(x - 54, y, 108, 430, { light: colour.clay, shade: colour.clayShade, turn: 0.34 }) +
		times(13, (index) => rect(x - 54, y - 20 - index * 32, 70, 1.6, '#c67a57', 0.7)) +
		rect(x - 54, y - 427, 108, 14, colour.tile) +
		rect(x + 17, y - 427, 37, 14, '#1c5d6a') +
		net +
		panel(236, 34) +
		panel(130, 30) +
		[-40, 2]
			.map(
				(dx) =>
					fill(archPath(x + dx - 2, y - 304, 22, 40), '#b9694f') +
					fill(archPath(x + dx - 2, y - 304, 13, 30), colour.frameDark),
			)
			.join('') +
		[238, 132].map((dy) => fill(archPath(x + 35, y - dy, 16, 38), '#5d2a37')).join('') +
		merlons +
		block(x - 30, y - 428, 60, 72, { light: '#eaa878', shade: '#a85a4d', turn: 0.34 }) +
		fill(archPath(x - 9, y - 438, 20, 36), colour.frameDark) +
		rect(x - 30, y - 498, 60, 8, colour.tile) +
		fill(
			`M${x - 26} ${y - 500}C${x - 26} ${y - 536} ${x + 26} ${y - 536} ${x + 26} ${y - 500}Z`,
			'#eaa878',
		) +
		fill(
			`M${x + 8} ${y - 500}V${y - 526}C${x + 20} ${y - 522} ${x + 26} ${y - 512} ${x + 26} ${y - 500}Z`,
			'#a85a4d',
		) +
		line(`M${x} ${y - 526}V${y - 580}`, colour.wine, 3) +
		[
			[536, 7],
			[552, 5.5],
			[566, 4],
		]
			.map(([dy = 0, r = 0]) => disc(x, y - dy, r, colour.gold))
			.join('')
	);
}
