import { leaves } from '../parts/plants.ts';
import { glints, mist, sky, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	hill,
	line,
	oval,
	place,
	rect,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Vines woven into baskets in the ash, and their wine on the wall in the evening. */
export const scene = spot(
	sky(
		[
			[0, '#6f78b5'],
			[0.45, '#d99fb0'],
			[0.8, '#f9b58c'],
			[1, '#fde0a8'],
		],
		220,
		720,
	),
	sun(470, 164, 40, '#fff3cf', '#ffd08a'),
	hill('-10 196, 120 176, 260 190, 420 200, 560 178, 730 190', 240, '#a97f98'),
	mist(150, 60, '#fdd3a8', 0.6, 720),
	fade(0, 204, 720, 50, [
		[0, '#f9c193'],
		[1, '#8f8fb5'],
	]),
	glints({ x: 470, y: 208, height: 40, near: 180, far: 110, count: 9, seed: 8 }, '#fff0c4', 0.9),
	hill('-10 252, 200 236, 420 250, 730 238', 490, '#b5806f'),
	hill('-10 300, 200 286, 480 304, 730 286', 490, '#8f5f5f'),
	vines(),
	wall(),
	bottle(548, 398),
	glass(640, 400),
);

function vines(): string {
	return (
		(
			[
				[60, 268, 0.3],
				[170, 262, 0.3],
				[290, 270, 0.3],
				[400, 268, 0.3],
				[620, 264, 0.3],
				[100, 320, 0.52],
				[330, 322, 0.52],
				[500, 314, 0.46],
				[680, 316, 0.5],
			] as const
		)
			.map(([x, y, scale], index) => place(x, y, scale, basket(index)))
			.join('') + place(220, 396, 1.12, basket(20))
	);
}

/** One vine: its wood laid round and round like the rim of a basket, grapes inside the wind's reach. */
function basket(seed: number): string {
	const ring = (y: number, rx: number, tint: string): string =>
		line(
			`M${-rx} ${y}a${rx} ${rx * 0.3} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.3} 0 1 0 ${-rx * 2} 0Z`,
			tint,
			13,
		);
	return (
		oval(26, 22, 150, 30, '#5f3a45', 0.45) +
		oval(0, 4, 108, 34, '#4a2a38') +
		ring(10, 112, '#5f3a35') +
		ring(-6, 116, '#8a5a42') +
		ring(-22, 110, '#6f4539') +
		times(9, (index) =>
			line(
				`M${-104 + index * 26} ${16 + Math.sin((index / 8) * Math.PI) * 24}l16 -28`,
				'#a8745a',
				6,
			),
		) +
		leaves(
			'-80 -30, -30 -50, 20 -46, 74 -34, 0 -26',
			26,
			['#2f5f4a', '#4a8a58', '#8fb35c'],
			seed + 3,
			6,
		) +
		grapes(-46, 8) +
		grapes(40, 14)
	);
}

function grapes(x: number, y: number): string {
	return (
		[
			[-14, 0],
			[0, -3],
			[14, 0],
			[-8, 11],
			[7, 11],
			[0, 22],
		] as const
	)
		.map(
			([dx, dy]) => disc(x + dx, y + dy, 9, '#c9c45f') + disc(x + dx - 3, y + dy - 3, 4, '#f0ecae'),
		)
		.join('');
}

function wall(): string {
	return (
		rect(430, 404, 300, 90, '#fbd9bd') +
		rect(430, 420, 300, 70, '#c9a5b0') +
		rect(420, 396, 310, 24, '#fff3e0') +
		rect(420, 414, 310, 6, '#d9b9b0')
	);
}

function bottle(x: number, y: number): string {
	const body = 'M-28 0V-104C-28 -128 -11 -130 -11 -152V-196H11V-152C11 -130 28 -128 28 -104V0Z';
	return place(
		x,
		y,
		1,
		oval(14, 0, 44, 7, '#8f6a7c', 0.5) +
			fill(body, '#3f6f4f') +
			clipTo(
				body,
				rect(8, -200, 24, 200, '#274a3f') +
					rect(-24, -120, 6, 104, '#8fb37f', 0.8) +
					rect(-30, -86, 60, 58, '#fdf4e3') +
					rect(10, -86, 20, 58, '#d9c9c5') +
					fill('M-14 -50C-14 -72 14 -72 14 -50Z', '#2f7fc0') +
					rect(-18, -50, 36, 5, '#2f7fc0') +
					rect(-12, -40, 24, 3, family.wine),
			) +
			rect(-13, -200, 26, 30, family.gold) +
			rect(3, -200, 10, 30, '#c98a3e'),
	);
}

function glass(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(10, 0, 34, 6, '#8f6a7c', 0.5) +
			line('M0 -6V-62', '#fffaf0', 5, 0.9) +
			oval(0, -3, 28, 5, '#fffaf0', 0.9) +
			fill('M-32 -138C-36 -92 -22 -64 0 -62C22 -64 36 -92 32 -138Z', '#fffaf0', 0.45) +
			fill('M-34 -108C-33 -84 -20 -66 0 -65C20 -66 33 -84 34 -108Z', '#f0d27a') +
			fill('M8 -108C12 -86 8 -70 0 -65C20 -66 33 -84 34 -108Z', '#d9a84f') +
			oval(0, -108, 34, 6, '#fbe8a5') +
			line('M-24 -128C-26 -106 -22 -92 -16 -82', '#fffdf6', 4, 0.9),
	);
}
