import {
	clipTo,
	disc,
	fade,
	fill,
	line,
	oval,
	place,
	polygon,
	rect,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const stripes = [
	family.coral,
	family.wine,
	family.gold,
	family.lagoon,
	'#b8306a',
	family.paper,
	family.night,
];

/** A cloth on a loom and balls of dyed wool. */
export const scene = spot(
	fade(0, 0, 720, 330, [
		[0, '#f3d3a5'],
		[1, '#e9b98a'],
	]),
	wall(),
	rect(0, 330, 720, 150, '#b5784f'),
	rect(0, 330, 720, 8, '#8f5a40'),
	loom(),
	oval(520, 420, 190, 24, '#6a3f34', 0.4),
	ball(430, 372, 52, '#b8306a', '#e0658f'),
	ball(624, 366, 56, family.lagoon, '#6fc0b0'),
	ball(528, 350, 60, family.gold, '#fbdc94'),
	ball(486, 414, 46, family.coral, '#fba384'),
	ball(582, 420, 42, '#3f5f9f', '#7a9ad0'),
	line('M448 440C400 470 330 440 270 462', family.coral, 5),
);

/** Bricks of clay in the plaster. */
function wall(): string {
	return times(9, (index) =>
		rect(((index * 233) % 640) + 10, 24 + ((index * 97) % 270), 66, 22, '#d9a878', 0.7, 4),
	);
}

/** A loom of two beams with the cloth between them. */
function loom(): string {
	const cloth = 'M84 96H332V330H84Z';
	const bands = times(14, (row) => {
		const y = 96 + row * 17;
		const tint = stripes[(row * 3) % 7] ?? '';
		const mark = stripes[(row * 3 + 2) % 7] ?? '';
		return (
			rect(84, y, 248, 17, tint) +
			(row % 2
				? times(11, (index) =>
						polygon(
							`${88 + index * 23} ${y + 8.5}, ${98 + index * 23} ${y + 1}, ${108 + index * 23} ${y + 8.5}, ${98 + index * 23} ${y + 16}`,
							mark,
						),
					)
				: '')
		);
	});
	return (
		oval(208, 436, 190, 16, '#6a3f34', 0.4) +
		rect(44, 40, 20, 396, '#8f5a40') +
		rect(352, 40, 20, 396, '#6a4038') +
		times(32, (index) => line(`M${88 + index * 7.8} 70V412`, '#fdf0d8', 3)) +
		clipTo(cloth, bands) +
		rect(30, 56, 356, 22, '#c98a58', 1, 10) +
		rect(30, 70, 356, 8, '#8f5a40', 1, 4) +
		rect(30, 400, 356, 22, '#c98a58', 1, 10) +
		rect(30, 414, 356, 8, '#8f5a40', 1, 4) +
		rect(66, 332, 286, 13, '#e9c08a', 1, 6) +
		fill('M300 366L392 352Q404 356 394 362L304 378Z', '#e9c08a')
	);
}

function ball(x: number, y: number, radius: number, tint: string, lit: string): string {
	return place(
		x,
		y,
		radius / 50,
		disc(0, 0, 50, tint) +
			line(
				'M-40 -20C-20 -46 20 -46 42 -18M-46 -2C-20 -30 24 -30 47 2M-44 18C-14 -8 26 -8 42 22',
				lit,
				4.5,
			) +
			line('M-20 44C-30 10 -10 -30 24 -42M0 48C-8 20 10 -14 40 -26', '#22182c', 2.4, 0.25),
	);
}
