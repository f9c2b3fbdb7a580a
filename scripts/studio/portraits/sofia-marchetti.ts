import { cumulus, rays, sky } from '../parts/weather.ts';
import { clipTo, disc, fill, line, place, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { blush, brow, eye, mouth, nose, painted, portrait, shape } from '../tools/portrait-kit.ts';

const skin = {
	light: '#fbdcbd',
	base: '#f2c39f',
	shade: '#d28f73',
	deep: '#9a5147',
	lips: ['#b8483f', '#d96a5b'],
} as const;
const hair = { dark: '#6d2420', mid: '#9c3a24', light: '#c9582f' };

/** A cloud of auburn curls, a sailor's jersey, a balloon on its way. */
export const scene = portrait(
	sky(
		[
			[0, '#3f7ea8'],
			[0.55, '#8dbfc8'],
			[1, '#f3e6c6'],
		],
		800,
	),
	rays(120, 700, 1100, 16, '#fff6dc', 0.12),
	cumulus(560, 470, 330, 70, { light: '#fff6e2', shade: '#d9e0d4' }, 5),
	balloon(),
	place(396, 376, 1.06, curlsBehind(), -4),
	neck(),
	jersey(),
	place(396, 376, 1.08, face() + features() + curlsBefore(), -4),
);

function balloon(): string {
	return place(
		128,
		226,
		0.92,
		line('M-18 50L-9 82M18 50L9 82', family.ink, 2.6) +
			fill(
				'M0 -62C44 -62 60 -30 54 -2C48 26 24 40 18 52H-18C-24 40 -48 26 -54 -2C-60 -30 -44 -62 0 -62Z',
				family.paper,
			) +
			fill(
				'M0 -62C44 -62 60 -30 54 -2C48 26 24 40 18 52H8C14 30 34 10 32 -14C30 -40 20 -56 0 -62Z',
				family.brick,
			) +
			fill(
				'M0 -62C16 -50 20 -34 20 -12C20 14 10 34 6 52H-6C-10 34 -20 14 -20 -12C-20 -34 -16 -50 0 -62Z',
				family.coral,
			) +
			fill(
				'M0 -62C-20 -56 -30 -40 -32 -14C-34 10 -14 30 -8 52H-18C-24 40 -48 26 -54 -2C-60 -30 -44 -62 0 -62Z',
				family.gold,
			) +
			fill('M-11 80H11L9 98H-9Z', '#8a5a3c'),
	);
}

/** Curls stand round the head like leaves round a tree; each is a disc with a turn of light in it. */
function curl([x, y]: Point, radius: number, colour: string, light: string, turn: number): string {
	return place(
		x,
		y,
		radius / 30,
		disc(0, 0, 30, colour) + line('M-16 8C-20 -12 0 -24 14 -12C22 -2 14 12 2 10', light, 5),
		turn,
	);
}

function curlsBehind(): string {
	const rim: readonly (readonly [number, number, number])[] = [
		[-108, -168, 46],
		[-158, -110, 48],
		[-184, -42, 48],
		[-190, 32, 50],
		[-184, 106, 52],
		[-164, 174, 48],
		[-120, 214, 40],
		[-50, -206, 48],
		[20, -218, 50],
		[88, -190, 48],
		[142, -140, 48],
		[174, -74, 48],
		[188, 0, 50],
		[190, 76, 50],
		[178, 148, 50],
		[144, 204, 44],
	];
	return (
		shape(
			'-150 -140, 0 -210, 150 -130, 176 60, 150 200, 60 230, -80 230, -160 180, -178 40',
			hair.dark,
		) +
		rim
			.map(([x, y, radius], index) =>
				curl(
					[x, y],
					radius,
					x > 20 ? hair.mid : hair.dark,
					x > 20 ? hair.light : hair.mid,
					index * 67,
				),
			)
			.join('')
	);
}

function neck(): string {
	return (
		fill(
			'M344 530H456C456 580 470 610 520 640L400 720L280 640C330 610 344 580 344 530Z',
			skin.base,
		) +
		fill(
			'M344 530H456L454 566C430 600 400 604 366 640C350 668 330 668 300 652L280 640C330 610 344 580 344 530Z',
			skin.shade,
		)
	);
}

function jersey(): string {
	const body = 'M70 820C90 716 180 664 288 630C320 690 470 694 514 630C620 664 710 716 730 820Z';
	return (
		fill(body, family.paper) +
		clipTo(
			body,
			times(7, (index) =>
				line(
					`M20 ${736 + index * 30}C200 ${676 + index * 30} 300 ${716 + index * 30} 400 ${720 + index * 30}S600 ${676 + index * 30} 780 ${736 + index * 30}`,
					'#2c5f8a',
					12,
				),
			) + fill('M60 820C90 700 170 660 288 630C300 670 240 720 232 820Z', family.dusk, 0.42),
		) +
		line('M288 630C320 690 470 694 514 630', '#fffaf0', 12)
	);
}

function face(): string {
	return painted(
		'0 -180, -78 -158, -116 -86, -122 -10, -112 60, -84 120, -40 168, 0 184, 40 168, 86 118, 114 58, 122 -10, 116 -86, 78 -158',
		skin.base,
		fill(
			'M-140 -200H-80C-92 -120 -104 -70 -98 -34C-86 -16 -92 10 -100 30C-80 64 -66 88 -64 116C-52 150 -30 170 -14 200H-140Z',
			skin.shade,
		),
		fill('M-130 -110C-70 -60 60 -70 130 -120V-200H-130Z', skin.shade),
		blush(-62, 58, '#dc7458', 0.45),
		blush(64, 56, '#ee8466', 0.6),
		[
			[34, 40],
			[50, 52],
			[66, 40],
			[78, 56],
			[58, 66],
			[-40, 46],
			[-56, 54],
			[-68, 42],
			[24, 54],
			[-24, 52],
			[-74, 58],
			[-46, 66],
			[4, 44],
		]
			.map(([x = 0, y = 0]) => disc(x, y, 3, '#b9694c', 0.75))
			.join(''),
	);
}

function features(): string {
	const look = { iris: '#4f7350', lid: '#4a1d1e', crease: skin.shade, lash: 7, gaze: -2 };
	return (
		brow({ x: -58, y: -44, side: -1, width: 66, thick: 11, arch: 12, drop: 5 }, hair.dark) +
		brow({ x: 56, y: -44, side: 1, width: 68, thick: 11, arch: 13, drop: 4 }, '#8a3424') +
		eye({
			...look,
			x: -56,
			y: -2,
			side: -1,
			width: 58,
			open: 27,
			slant: 5,
			white: '#eedccb',
			crease: skin.deep,
		}) +
		eye({ ...look, x: 56, y: -2, side: 1, width: 60, open: 27, slant: 5 }) +
		nose({ x: 0, top: -16, base: 78, width: 46, side: -1, lean: 2 }, skin) +
		mouth({ x: 2, y: 114, width: 92, smile: 14, upper: 9, lower: 9, teeth: 13 }, skin)
	);
}

function curlsBefore(): string {
	const front: readonly (readonly [number, number, number])[] = [
		[-126, 130, 34],
		[-132, 74, 36],
		[-134, 16, 36],
		[-128, -42, 38],
		[-108, -96, 40],
		[-70, -138, 42],
		[-14, -160, 42],
		[132, 124, 34],
		[136, 66, 36],
		[136, 8, 36],
		[130, -48, 38],
		[106, -98, 40],
		[46, -142, 46],
		[72, -100, 26],
	];
	return front
		.map(([x, y, radius], index) =>
			curl(
				[x, y],
				radius,
				x > 0 ? hair.light : hair.mid,
				x > 0 ? '#e58a4e' : hair.light,
				index * 83 + 20,
			),
		)
		.join('');
}
