import { birds, glints, sky, streak, sun } from '../parts/weather.ts';
import { clipTo, fade, fill, line, place, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const wall = { light: '#f0b98a', shade: '#b5705c', dark: '#7c4450' };

/** The blue boats of Essaouira under its ramparts in the evening. */
export const scene = spot(
	sky(
		[
			[0, '#4f7fa5'],
			[0.5, '#c9b5b5'],
			[0.8, '#f9bd88'],
			[1, '#fddb9f'],
		],
		300,
		720,
	),
	sun(150, 238, 40, '#fff3cf', '#ffd08a'),
	streak(60, 110, 320, 18, '#f7c9a8', 0.7),
	ramparts(),
	birds(
		[
			[300, 90, 18],
			[350, 128, 13],
			[232, 150, 12],
		],
		'#fffaea',
	),
	fade(0, 282, 720, 200, [
		[0, '#f3b98a'],
		[0.3, '#5f9db0'],
		[1, '#1f5a80'],
	]),
	glints({ x: 150, y: 290, height: 150, near: 300, far: 120, count: 18, seed: 8 }, '#fff0cf', 0.85),
	boat(520, 372, 0.78, true),
	boat(250, 408, 1.05, false),
	boat(590, 448, 1, true),
);

/** The walls to the sea, a square tower at their end. */
function ramparts(): string {
	const merlons = (from: number, count: number, y: number): string =>
		times(
			count,
			(index) =>
				rect(from + index * 30, y - 16, 18, 18, wall.light) +
				rect(from + 12 + index * 30, y - 16, 6, 18, wall.shade),
		);
	return (
		merlons(420, 10, 170) +
		rect(410, 168, 320, 124, wall.light) +
		fade(410, 168, 320, 124, [
			[0, wall.shade, 0.1],
			[1, wall.dark, 0.75],
		]) +
		times(5, (index) => rect(440 + index * 60, 200, 12, 16, wall.dark)) +
		merlons(330, 4, 112) +
		rect(322, 110, 124, 182, wall.light) +
		rect(408, 110, 38, 182, wall.shade) +
		fade(322, 200, 124, 92, [
			[0, wall.dark, 0],
			[1, wall.dark, 0.6],
		]) +
		rect(318, 106, 132, 8, '#fcd5a8') +
		[346, 380].map((x) => rect(x, 146, 12, 26, wall.dark)).join('') +
		polygon('280 292, 330 266, 460 280, 720 270, 720 296, 280 296', '#4f3350')
	);
}

/** A fishing boat, blue all over; `net` heaps nets in it. */
function boat(x: number, y: number, scale: number, net: boolean): string {
	const hull =
		'M-120 -52C-80 -30 60 -30 118 -62C122 -40 108 -4 86 6H-88C-106 -6 -118 -30 -120 -52Z';
	return place(
		x,
		y,
		scale,
		fill('M-96 10Q0 30 100 8Q70 36 0 36Q-70 34 -96 10Z', '#163f60', 0.5) +
			(net
				? fill('M-50 -36C-50 -66 -20 -72 0 -60C20 -74 50 -64 46 -36Z', '#d98a4a') +
					fill('M0 -60C20 -74 50 -64 46 -36H4Z', '#a85f3f')
				: line('M10 -38V-170', '#4a3040', 6) +
					line('M10 -164L-108 -52M10 -164L108 -58', '#fdf4e3', 2, 0.8) +
					fill('M13 -158h44l-10 11l10 11H13Z', family.coral)) +
			fill(hull, '#2f7fc0') +
			clipTo(
				hull,
				fill('M-130 -14C-60 4 70 4 124 -22V20H-130Z', '#1d4d8f') +
					fill('M40 -60C60 -20 50 0 40 10H130V-70Z', '#1d4d8f', 0.6),
			) +
			line('M-119 -50C-80 -28 60 -28 117 -60', '#fffaea', 6) +
			fill('M96 -46l12 -5l-3 10l-10 3Z', family.gold),
	);
}
