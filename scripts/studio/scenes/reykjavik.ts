import { mountain } from '../parts/mountains.ts';
import { church, street, strollers, town } from '../parts/reykjavik-town.ts';
import { birds, mist, rays, sky, streak } from '../parts/weather.ts';
import { disc, fade, fill, glow, hill, oval, poster, random, shaded, times } from '../tools/kit.ts';

const colour = {
	grass: '#8fb35c',
	grassDeep: '#3f7a52',
	stalk: '#2f6448',
	lupinDeep: '#4b3f96',
	lupin: '#7a67c4',
	lupinLit: '#b3a0e6',
	cloud: '#ffe6c4',
};

/** Midnight in June: the sun above the sea behind Hallgrímskirkja, the bright roofs of the old town, lupins. */
export const scene = poster(
	sky(
		[
			[0, '#4f86ad'],
			[0.4, '#9cc3c4'],
			[0.75, '#f8d9a2'],
			[1, '#f7b184'],
		],
		720,
	),
	rays(208, 560, 900, 16, '#fff3cf', 0.16),
	glow(208, 560, 360, '#fff1c4', 0.9),
	disc(208, 560, 58, '#fffaea'),
	streak(-40, 300, 420, 26, colour.cloud, 0.75),
	streak(500, 220, 380, 24, colour.cloud, 0.7),
	streak(560, 400, 320, 18, colour.cloud, 0.6),
	birds(
		[
			[150, 210, 15],
			[196, 236, 11],
			[620, 300, 13],
		],
		'#31507a',
	),
	mountain([60, 590], [-200, 690], [330, 690], { light: '#8f9fae', shade: '#6c7f99', seed: 3 }),
	mountain([650, 520], [380, 690], [1000, 690], { light: '#7f9f86', shade: '#4f7479', seed: 9 }),
	mist(600, 110, '#fbe3b8', 0.7),
	church(400, 740),
	town({
		ground: '#7fa86a',
		far: ['#e9dcc6', '#c9826f', '#8fb0b4'],
		farShade: '#5d7f86',
		roofs: [
			['#c9493a', '#94302f'],
			['#3d6f8f', '#28506f'],
			['#4a8a72', '#2f6358'],
		],
	}),
	shaded('M0 806C180 780 620 780 800 806V1000H0Z', [
		[0, colour.grass],
		[1, colour.grassDeep],
	]),
	street(['#f3dfb8', '#d3b18f']),
	strollers('#4f6f48', 1),
	lupins(),
	fade(0, 930, 800, 70, [
		[0, '#1d4d4f', 0],
		[1, '#1d4d4f', 0.35],
	]),
);

/** Two fields of lupins beside the street, taller as they come nearer. */
function lupins(): string {
	const next = random(12);
	const rows = 9;
	return times(rows, (row) => {
		const near = row / (rows - 1);
		const y = 836 + near ** 1.2 * 172;
		const street = 60 + near ** 0.9 * 190;
		return (
			hill(
				`-20 ${y - 6}, ${200 - street * 0.5} ${y + 4}, ${392 - street} ${y + 12}`,
				y + 16,
				colour.stalk,
				0.5,
			) +
			hill(
				`${408 + street} ${y + 12}, ${600 + street * 0.5} ${y + 4}, 820 ${y - 6}`,
				y + 16,
				colour.stalk,
				0.5,
			) +
			times(26, (index) => {
				const x = index * 32 - 10 + next() * 26;
				const height = (26 + next() * 14) * (0.7 + near * 1.3);
				return Math.abs(x - 400) < street + 12 ? '' : lupin(x, y + next() * 12, height, next());
			})
		);
	});
}

/** One lupin: a candle of blossoms on a stalk, leaves at its foot. */
function lupin(x: number, y: number, height: number, tone: number): string {
	const wide = height * 0.13;
	const candle = (shift: number, size: number): string =>
		`M${x - wide * size + shift} ${y - height * 0.36}Q${x - wide * size + shift} ${y - height * 0.75} ${x + shift} ${y - height}Q${x + wide * size + shift} ${y - height * 0.75} ${x + wide * size + shift} ${y - height * 0.36}Z`;
	return (
		fill(`M${x - 1.5} ${y}V${y - height * 0.4}h3V${y}Z`, colour.stalk) +
		oval(x - height * 0.14, y - height * 0.16, height * 0.16, height * 0.06, colour.stalk) +
		oval(x + height * 0.14, y - height * 0.12, height * 0.16, height * 0.06, colour.grassDeep) +
		fill(candle(0, 1), tone > 0.25 ? colour.lupinDeep : '#a8578f') +
		fill(candle(-wide * 0.25, 0.62), tone > 0.25 ? colour.lupin : '#d98fb8') +
		(tone > 0.6 ? fill(candle(-wide * 0.4, 0.3), colour.lupinLit) : '')
	);
}
