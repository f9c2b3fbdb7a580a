import { disc, fade, fill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, stone: '#7d7a8c', stoneLit: '#a9a5b0', stoneShade: '#504d68' };

/** A stone mortar of spice paste on a banana leaf: chillies, turmeric, limes, garlic. */
export const scene = spot(
	rect(0, 0, 720, 480, '#c98a58'),
	times(6, (index) => rect(0, index * 84, 720, 4, '#a3683f')),
	times(9, (index) =>
		line(`M${((index * 211) % 640) + 10} ${30 + index * 52}q60 -6 120 0`, '#b5784a', 3),
	),
	fade(0, 0, 720, 480, [
		[0, '#fff1cf', 0.35],
		[0.5, '#fff1cf', 0],
		[1, '#5a2f3f', 0.28],
	]),
	leaf(),
	mortar(372, 262),
	chillies(),
	turmeric(588, 356),
	lime(146, 128, 1),
	lime(214, 92, 0.86),
	garlic(600, 130),
);

/** The banana leaf under everything. */
function leaf(): string {
	return (
		fill(
			'M20 330C60 130 330 20 700 90C690 330 450 470 190 430C110 424 50 390 20 330Z',
			'#6a3a2c',
			0.3,
		) +
		fill('M14 314C54 114 324 4 694 74C684 314 444 454 184 414C104 408 44 374 14 314Z', '#3f8a5a') +
		fill(
			'M14 314C240 260 460 180 694 74C684 314 444 454 184 414C104 408 44 374 14 314Z',
			'#2c6f52',
		) +
		line('M14 314C240 260 460 180 694 74', '#a9cf7c', 7) +
		times(13, (index) => {
			const t = index / 13;
			const x = 70 + t * 560;
			const y = 300 - t * 190;
			return line(
				`M${x} ${y}q40 -40 ${60 + t * 30} ${-86 + t * 50}M${x} ${y}q50 30 ${50 + t * 20} ${90 - t * 30}`,
				'#5fa568',
				2.4,
				0.5,
			);
		})
	);
}

/** A mortar of one stone, its pestle leaning in it. */
function mortar(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(8, 92, 188, 46, '#173f3a', 0.4) +
			fill('M-176 -20C-170 62 -96 108 0 108C96 108 170 62 176 -20Z', colour.stone) +
			fill('M40 105C116 96 170 52 176 -20H96C96 40 80 80 40 105Z', colour.stoneShade) +
			fill('M-176 -20C-172 34 -140 72 -96 92C-124 60 -136 20 -134 -20Z', colour.stoneLit) +
			oval(0, -20, 178, 66, colour.stoneLit) +
			oval(0, -16, 150, 51, colour.stoneShade) +
			fill(
				'M-124 2C-90 -26 -40 -18 -8 -24C40 -32 96 -20 124 6C96 32 50 36 0 36C-50 36 -98 28 -124 2Z',
				'#e2762f',
			) +
			fill('M-96 2C-60 -16 -20 -8 10 -12C50 -16 80 -6 96 8C60 -2 -40 22 -96 2Z', '#f6a14a') +
			times(12, (index) =>
				disc(-86 + index * 15, 4 + ((index * 13) % 20) - 6, 3.4, index % 3 ? '#c9381f' : '#f8d98a'),
			) +
			line('M10 6L116 -150', colour.stoneShade, 50) +
			line('M4 2L108 -152', colour.stone, 42) +
			line('M-6 -4L98 -156', colour.stoneLit, 12),
	);
}

function chillies(): string {
	const chilli = (x: number, y: number, turn: number, tint: string, shade: string): string =>
		place(
			x,
			y,
			1,
			fill('M-70 8C-40 -16 30 -22 62 -8C72 -2 70 14 58 16C20 20 -40 22 -70 8Z', tint) +
				fill('M-70 8C-30 12 30 8 68 2C70 10 66 15 58 16C20 20 -40 22 -70 8Z', shade) +
				line('M62 2Q78 -2 88 -16', '#6fa548', 8) +
				fill('M54 -12Q72 -12 70 8Q62 20 54 16Q62 2 54 -12Z', '#4d8a3f'),
			turn,
		);
	return (
		oval(160, 372, 110, 18, '#173f3a', 0.3) +
		chilli(150, 330, -24, '#e2402f', '#a82536') +
		chilli(190, 372, 8, '#f2694a', '#b8412f') +
		chilli(118, 384, -8, '#d2402f', '#8f2431')
	);
}

function turmeric(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(0, 44, 110, 16, '#173f3a', 0.3) +
			fill(
				'M-96 20C-100 -8 -60 -20 -30 -14C-24 -40 4 -44 14 -20C50 -24 96 -14 100 12C102 38 60 44 20 40C-20 46 -90 48 -96 20Z',
				'#d9913f',
			) +
			fill('M-96 20C-60 34 60 30 100 8C104 38 60 44 20 40C-20 46 -90 48 -96 20Z', '#a8632f') +
			times(6, (index) => line(`M${-70 + index * 28} -8q8 18 2 40`, '#8f5530', 3, 0.6)) +
			oval(96, 12, 15, 22, '#f6a52c') +
			oval(96, 12, 8, 13, '#fbc45a'),
	);
}

function lime(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		oval(4, 36, 46, 12, '#5a2f2c', 0.35) +
			disc(0, 0, 42, '#7fae3f') +
			fill('M20 -37A42 42 0 0 1 -20 37C16 34 34 0 20 -37Z', '#4d8340') +
			disc(-14, -14, 9, '#c3dc7a'),
	);
}

function garlic(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(4, 50, 62, 13, '#173f3a', 0.35) +
			fill(
				'M0 -52C-6 -24 -58 -20 -56 20C-54 48 -26 54 0 54C26 54 54 48 56 20C58 -20 6 -24 0 -52Z',
				'#fbf0dc',
			) +
			fill('M0 -52C6 -20 30 10 12 54C32 54 54 48 56 20C58 -20 6 -24 0 -52Z', '#dcbfb4') +
			line('M0 -50C-10 -20 -34 10 -22 48M2 -46C8 -16 10 20 4 52', '#c9a5a5', 3),
	);
}
