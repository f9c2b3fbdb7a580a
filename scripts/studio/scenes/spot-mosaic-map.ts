import { archPath } from '../parts/built.ts';
import {
	clipTo,
	fade,
	fill,
	line,
	place,
	random,
	rect,
	smooth,
	spot,
	times,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

const stone = {
	land: '#efd9a8',
	landDark: '#d9b97c',
	sea: '#4f8f9f',
	seaLit: '#7fb8b5',
	red: '#b8503f',
	ink: '#4a2a3a',
	gold: '#d99a3f',
};

/** The map of the Holy Land in the floor of Madaba: the river, the salt sea with its ships, a walled town. */
export const scene = spot(
	rect(0, 0, 720, 480, stone.land),
	hills(),
	sea(),
	river(),
	town(),
	palms(),
	fishes(),
	tesserae(),
	broken(),
	fade(0, 0, 720, 480, [
		[0, '#fff0c4', 0.22],
		[0.6, '#fff0c4', 0],
		[1, '#5f2339', 0.3],
	]),
);

function hills(): string {
	const row = (y: number, from: number, to: number, tint: string): string =>
		times(
			Math.floor((to - from) / 62),
			(index) =>
				fill(`M${from + index * 62} ${y}q14 -34 34 -34t30 34q-32 8 -64 0Z`, tint) +
				line(`M${from + 6 + index * 62} ${y - 4}q12 -22 26 -24`, stone.gold, 3, 0.8),
		);
	return (
		row(96, 300, 730, stone.landDark) +
		row(136, 440, 730, '#c98f5f') +
		row(440, -10, 240, stone.landDark) +
		row(470, 400, 730, '#c98f5f')
	);
}

/** The Dead Sea, and on it the ships that carry its salt. */
function sea(): string {
	const shore =
		'M300 176C380 150 520 160 620 176C700 190 720 220 740 230V356C660 366 560 384 440 378C350 372 290 340 276 290C268 246 270 200 300 176Z';
	const ship = (x: number, y: number, sail: string): string =>
		place(
			x,
			y,
			1,
			line('M0 -14V-70', stone.ink, 5) +
				fill('M4 -66C34 -60 34 -36 4 -28ZM-4 -66C-28 -58 -28 -38 -4 -28Z', sail) +
				fill(
					'M-56 -22C-30 -8 30 -8 58 -26C54 4 40 12 20 12H-24C-44 10 -54 -4 -56 -22Z',
					stone.red,
				) +
				fill('M-56 -22C-30 -8 30 -8 58 -26L56 -16C30 0 -30 0 -54 -12Z', stone.gold),
		);
	return (
		line(shore, stone.ink, 8) +
		fill(shore, stone.sea) +
		clipTo(
			shore,
			times(8, (index) =>
				line(
					`M240 ${188 + index * 26}q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`,
					stone.seaLit,
					5,
					0.8,
				),
			),
		) +
		ship(410, 268, '#fdf4e3') +
		ship(600, 316, '#f3cf9a')
	);
}

function river(): string {
	const course: Point[] = [
		[-10, 190],
		[60, 214],
		[120, 190],
		[190, 226],
		[240, 236],
		[286, 258],
	];
	const d = smooth(course);
	return line(d, stone.ink, 34) + line(d, stone.sea, 26) + line(d, stone.seaLit, 5);
}

function town(): string {
	const tower = (x: number, y: number): string =>
		rect(x - 13, y - 52, 26, 52, stone.gold) +
		rect(x + 3, y - 52, 10, 52, '#a8653a') +
		rect(x - 16, y - 62, 32, 12, stone.red) +
		rect(x - 4, y - 34, 8, 14, stone.ink);
	return (
		fill('M60 150C60 96 120 64 180 64S290 96 290 150Z', stone.ink) +
		fill('M70 150C70 104 124 74 180 74S280 104 280 150Z', '#f7e6c0') +
		times(
			4,
			(index) =>
				rect(98 + index * 42, 96, 32, 34, stone.gold) +
				fill(`M${94 + index * 42} 96l20 -18l20 18Z`, stone.red),
		) +
		rect(80, 128, 200, 7, stone.landDark) +
		rect(56, 140, 248, 22, '#c98f5f') +
		fill(archPath(180, 162, 24, 30), stone.ink) +
		[60, 120, 240, 300].map((x) => tower(x, 162)).join('')
	);
}

function palms(): string {
	return [
		[70, 330],
		[136, 372],
		[214, 338],
	]
		.map(
			([x = 0, y = 0]) =>
				line(`M${x} ${y}v-52`, '#8a503a', 8) +
				times(7, (index) =>
					line(
						`M${x} ${y - 52}q${(index - 3) * 9} -20 ${(index - 3) * 13} ${Math.abs(index - 3) * 7 - 12}`,
						'#4f7f5a',
						7,
					),
				),
		)
		.join('');
}

function fishes(): string {
	const fish = (x: number, y: number, turn: number): string =>
		place(
			x,
			y,
			0.8,
			fill('M-22 0C-10 -12 10 -12 20 0L32 -9V9L20 0C10 12 -10 12 -22 0Z', '#fdf4e3') +
				rect(-14, -3, 5, 5, stone.ink),
			turn,
		);
	return fish(88, 206, 190) + fish(206, 232, 20);
}

/** The joints between the little stones. */
function tesserae(): string {
	const next = random(4);
	const joint = '#5a3232';
	return (
		times(60, (index) => line(`M${index * 12.2} 0q${next() * 6 - 3} 240 0 480`, joint, 1.1, 0.3)) +
		times(40, (index) => line(`M0 ${index * 12.2}q360 ${next() * 8 - 4} 720 0`, joint, 1.1, 0.3)) +
		times(150, () =>
			rect(
				Math.floor(next() * 60) * 12.2,
				Math.floor(next() * 40) * 12.2,
				11,
				11,
				next() > 0.5 ? '#fff6dc' : '#8a503a',
				0.16,
			),
		)
	);
}

/** Where the floor is lost. */
function broken(): string {
	return (
		fill('M720 480H560L586 452L640 446L662 414L704 404L720 372Z', '#b59a86') +
		fill('M720 480H590L608 462L652 456L674 426L712 416L720 396Z', '#9c8078') +
		fill('M0 0H70L52 20L20 26L12 52L0 60Z', '#b59a86')
	);
}
