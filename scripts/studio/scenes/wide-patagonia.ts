import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { puma } from '../parts/puma.ts';
import { tussock } from '../parts/tussock.ts';
import { birds, glints, mist, sky, streak } from '../parts/weather.ts';
import {
	fade,
	fill,
	glow,
	hill,
	place,
	polygon,
	random,
	reflected,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	snow: '#f7ead9',
	snowShade: '#a9b4d0',
	grass: '#d9a04f',
	wineGrass: '#8a4a48',
};
const granite = { light: '#f2b89a', shade: '#8f7fae' };
const slate = { light: '#6f5f86', shade: '#463f6c' };
const snow = { light: '#fff3e2', shade: '#b3acd0' };

/** A winter morning below the Horns of Paine: a puma on the ridge above the lake. */
export const scene = wide(
	sky(
		[
			[0, '#2f5488'],
			[0.4, '#7f9dc0'],
			[0.72, '#f0c9b0'],
			[1, '#fde0b2'],
		],
		640,
		1920,
	),
	streak(160, 260, 620, 30, '#f3d0bd', 0.6),
	streak(1180, 220, 640, 32, '#dfc3c9', 0.6),
	streak(-100, 430, 480, 22, '#fbd9ba', 0.7),
	glow(420, 620, 560, '#ffe0ac', 0.7),
	birds([[660, 300, 26]], colour.night),
	farRange(),
	mist(540, 110, '#fbd9b8', 0.7, 1920),
	horns(),
	shore(),
	fade(0, 656, 1920, 280, [
		[0, '#f3cfae'],
		[0.25, '#86b5bd'],
		[0.7, '#2f7592'],
		[1, '#1f5a80'],
	]),
	reflected(660, horns(), 0.34, 0.45),
	glints({ x: 620, y: 670, height: 170, near: 900, far: 500, count: 26, seed: 6 }, '#fff0d2', 0.55),
	place(0, -66, 1, ridge()),
	puma(760, 740, 0.86),
	tussocks(),
);

function farRange(): string {
	const rock = { light: '#c9a9b0', shade: '#8f8fb5' };
	return (
		mountain([300, 440], [-140, 660], [720, 660], { ...rock, seed: 5 }, { ...snow, depth: 0.7 }) +
		mountain(
			[1720, 430],
			[1380, 660],
			[2120, 660],
			{ ...rock, seed: 13 },
			{ ...snow, depth: 0.7 },
		) +
		mountain([560, 490], [300, 660], [860, 660], { ...rock, seed: 11 }, { ...snow, depth: 0.6 }) +
		mountain([1480, 500], [1240, 660], [1760, 660], { ...rock, seed: 9 }, { ...snow, depth: 0.6 })
	);
}

/** The Horns: pale granite that carries a cap of dark slate, snow on the ledges between. */
function horns(): string {
	return (
		horn(1206, 412, 0.73) +
		horn(946, 346, 0.95) +
		mountain(
			[770, 520],
			[560, 660],
			[990, 660],
			{ light: '#e0a58f', shade: '#7c6f9f', seed: 6 },
			{ ...snow, depth: 0.55 },
		) +
		mountain(
			[1086, 540],
			[900, 660],
			[1300, 660],
			{ light: '#e0a58f', shade: '#7c6f9f', seed: 15 },
			{ ...snow, depth: 0.5 },
		) +
		mountain(
			[1352, 530],
			[1180, 660],
			[1580, 660],
			{ light: '#d99f90', shade: '#75699c', seed: 9 },
			{ ...snow, depth: 0.55 },
		)
	);
}

/** One horn, its tip at (x, y). */
function horn(x: number, y: number, scale: number): string {
	const at = (outline: string): string =>
		outline
			.split(', ')
			.map((pair) => {
				const [dx = 0, dy = 0] = pair.split(' ').map(Number);
				return `${Math.round(x + dx * scale)} ${Math.round(y + dy * scale)}`;
			})
			.join(', ');
	return (
		polygon(
			at('-240 340, -170 220, -120 150, -90 96, 0 60, 96 110, 130 170, 190 240, 260 340'),
			granite.light,
		) +
		polygon(at('0 60, 96 110, 130 170, 190 240, 260 340, 60 340, 40 250, 14 170'), granite.shade) +
		polygon(at('-60 84, -76 170, -110 250, -84 200'), '#d98f80') +
		polygon(at('-24 70, -30 190, -66 300, -44 200'), '#d98f80') +
		polygon(at('50 110, 70 200, 110 300, 84 200'), '#a594bf') +
		polygon(
			at(
				'-128 160, -112 104, -84 84, -72 40, -50 34, -34 6, -14 -10, 4 0, 16 34, 34 30, 56 66, 84 74, 104 120, 70 112, 40 124, 6 96, -26 110, -60 98, -96 132',
			),
			slate.light,
		) +
		polygon(
			at('-14 -10, 4 0, 16 34, 34 30, 56 66, 84 74, 104 120, 70 112, 40 124, 6 96, 12 60'),
			slate.shade,
		) +
		polygon(
			at('-84 84, -72 40, -50 34, -34 6, -14 -10, -20 26, -42 52, -56 58, -66 84'),
			snow.light,
		) +
		polygon(at('16 34, 34 30, 56 66, 84 74, 64 82, 40 66, 26 58'), snow.shade) +
		polygon(
			at(
				'-140 180, -96 132, -60 98, -26 110, 6 96, 2 120, -30 128, -58 120, -92 156, -120 210, -150 230',
			),
			snow.light,
		) +
		polygon(
			at('6 96, 40 124, 70 112, 104 120, 130 170, 100 140, 70 138, 40 148, 8 122'),
			snow.shade,
		)
	);
}

function shore(): string {
	return (
		hill('0 646, 300 630, 640 652, 960 656, 1300 650, 1640 632, 1920 644', 670, '#8a83a8') +
		times(70, (index) =>
			conifer(
				(index < 30 ? index * 19 : 1190 + (index - 30) * 19) + ((index * 7) % 9),
				660 + ((index * 5) % 4),
				20 + ((index * 23) % 22),
				'#4a5a80',
				'#6f7fa0',
			),
		)
	);
}

/** The ridge in front, under snow that the wind has combed. */
function ridge(): string {
	return (
		hill(
			'-10 868, 200 842, 480 796, 760 798, 1060 836, 1360 886, 1660 880, 1930 852',
			1160,
			colour.snow,
		) +
		fill(
			'M800 800C900 810 980 822 1060 836C1160 852 1260 878 1360 886C1480 894 1580 886 1660 880C1760 872 1860 860 1930 852V1160H1180C1120 980 1000 880 800 800Z',
			colour.snowShade,
			0.7,
		) +
		fill('M660 806L846 802L1020 848Q820 842 660 806Z', '#8f93bd', 0.5) +
		polygon('1310 900, 1350 846, 1420 826, 1476 850, 1530 900', '#7c6f8f') +
		polygon('1420 826, 1476 850, 1530 900, 1440 900', '#544a75') +
		polygon('1350 846, 1420 826, 1476 850, 1430 846, 1390 860', colour.snow) +
		polygon('250 880, 276 842, 330 830, 372 856, 400 884', '#8a7c96') +
		polygon('330 830, 372 856, 400 884, 340 884', '#5f547c') +
		polygon('276 842, 330 830, 372 856, 336 850, 300 856', colour.snow)
	);
}

/** Grass of the steppe that stands out of the snow. */
function tussocks(): string {
	const next = random(14);
	return times(56, (index) => {
		const x = index * 34.5 + next() * 26;
		const y = 930 + next() ** 0.7 * 140;
		const size = 26 + next() * 26 + (y - 930) * 0.18;
		return tussock(x, y, size, [colour.grass, '#b5783f', colour.wineGrass], index);
	});
}
