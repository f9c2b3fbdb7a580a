import { mountain } from '../parts/mountains.ts';
import { conifer, foliage } from '../parts/plants.ts';
import { birds, cumulus, glints, mist, sky, streak } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	hill,
	line,
	place,
	polygon,
	poster,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	lake: '#38b2b5',
	lakeDeep: '#157a92',
	lakeLit: '#9be3d6',
	pine: '#173f4c',
	pineLit: '#2f7568',
};
const rock = { light: '#c9a596', shade: '#6f6f96' };
const snow = { light: '#fffaf0', shade: '#b9c5dc' };

/** Moraine Lake in the valley of ten peaks, larches along the shore and one red canoe. */
export const scene = poster(
	sky(
		[
			[0, '#3f8fb5'],
			[0.4, '#9fd0d0'],
			[0.75, '#fdeccb'],
			[1, '#fbd0a5'],
		],
		600,
	),
	cumulus(470, 236, 360, 84, { light: '#fffaf0', shade: '#e9d9d0' }, 6),
	cumulus(-60, 290, 280, 60, { light: '#fffaf0', shade: '#e9d9d0' }, 3),
	streak(60, 190, 420, 24, '#fffaf0', 0.5),
	birds(
		[
			[330, 250, 15],
			[370, 232, 11],
		],
		colour.night,
	),
	mountain([90, 330], [-140, 640], [330, 640], { ...rock, seed: 6 }, { ...snow, depth: 0.34 }),
	mountain([710, 300], [480, 640], [960, 640], { ...rock, seed: 19 }, { ...snow, depth: 0.34 }),
	peaks(),
	mist(520, 110, '#e9f0dd', 0.6),
	forest(),
	fade(0, 640, 800, 370, [
		[0, colour.lakeLit],
		[0.35, colour.lake],
		[1, colour.lakeDeep],
	]),
	reflected(642, peaks(), 0.22, 0.5),
	glints({ x: 400, y: 652, height: 220, near: 760, far: 560, count: 26, seed: 5 }, '#e3fbf0', 0.5),
	glints({ x: 460, y: 700, height: 220, near: 700, far: 500, count: 12, seed: 15 }, '#0f5f7a', 0.3),
	canoe(410, 790),
	rocks(),
	jetty(),
	firs(),
);

function peaks(): string {
	return (
		mountain(
			[250, 280],
			[60, 640],
			[430, 640],
			{ ...rock, seed: 11, roughness: 0.1 },
			{ ...snow, depth: 0.32 },
		) +
		mountain(
			[560, 260],
			[390, 640],
			[760, 640],
			{ ...rock, seed: 28, roughness: 0.1 },
			{ ...snow, depth: 0.32 },
		) +
		mountain(
			[404, 236],
			[210, 640],
			[610, 640],
			{ light: '#d9b5a0', shade: '#5f6490', seed: 41, roughness: 0.1 },
			{ ...snow, depth: 0.36 },
		) +
		mountain(
			[320, 450],
			[160, 640],
			[480, 640],
			{ light: '#b5a39c', shade: '#5a6488', seed: 9 },
			{ ...snow, depth: 0.2 },
		) +
		mountain(
			[510, 440],
			[350, 640],
			[680, 640],
			{ light: '#b5a39c', shade: '#5a6488', seed: 14 },
			{ ...snow, depth: 0.2 },
		)
	);
}

function forest(): string {
	const row = (y: number, size: number, dark: string, light: string, step: number): string =>
		times(Math.ceil(820 / step), (index) =>
			conifer(
				index * step - 6,
				y - Math.abs(400 - index * step) * -0.02,
				size + ((index * 23) % 22) + Math.abs(400 - index * step) * 0.07,
				dark,
				light,
			),
		);
	return (
		hill('0 560, 140 590, 300 622, 500 622, 660 590, 800 556', 645, '#5f9a86') +
		row(628, 34, '#5a937f', '#86b58f', 17) +
		hill('0 600, 200 624, 400 634, 600 624, 800 598', 645, '#2f6f66') +
		row(640, 40, '#2a6560', '#4a8f74', 21) +
		times(12, (index) =>
			conifer(30 + index * 67, 642, 38 + ((index * 11) % 16), '#d99a3f', '#f7c55f'),
		) +
		hill('0 636, 400 640, 800 634', 646, '#e9d9b5')
	);
}

function canoe(x: number, y: number): string {
	const hull =
		fill(
			'M-128 -18C-108 0 96 2 132 -22C126 8 100 18 70 20H-78C-110 16 -124 2 -128 -18Z',
			'#d2402f',
		) +
		fill('M-128 -18C-108 0 96 2 132 -22C131 -14 129 -8 126 -3C90 12 -106 12 -124 -2Z', '#f2694a') +
		line('M-112 -4Q0 12 116 -8', '#fbe3bd', 3);
	const person = (dx: number, coat: string, shade: string): string =>
		fill(
			`M${dx - 22} 2C${dx - 26} -30 ${dx - 18} -48 ${dx} -50C${dx + 18} -48 ${dx + 22} -26 ${dx + 18} 2Z`,
			coat,
		) +
		fill(
			`M${dx + 6} -49C${dx + 20} -44 ${dx + 22} -26 ${dx + 18} 2H${dx + 6}C${dx + 12} -18 ${dx + 12} -36 ${dx + 6} -49Z`,
			shade,
		) +
		disc(dx, -60, 10, '#f3cfa8') +
		fill(
			`M${dx - 13} -60C${dx - 13} -77 ${dx + 13} -77 ${dx + 13} -60C${dx + 4} -64 ${dx - 4} -64 ${dx - 13} -60Z`,
			colour.night,
		);
	const paddles =
		line('M-46 -34L-82 20M52 -34L92 16', '#8a5a3f', 5) +
		fill('M-84 16l-12 22q10 6 18 -4l0 -16ZM90 12l12 20q-10 8 -18 -4l0 -14Z', '#8a5a3f');
	return place(
		x,
		y,
		0.8,
		fill('M-120 20Q0 52 130 16Q110 54 0 58Q-96 52 -120 20Z', '#0f5f7a', 0.45) +
			fill('M-130 24Q-280 40 -420 26Q-260 48 -110 36Z', '#e3fbf0', 0.6) +
			paddles +
			person(-42, colour.gold, '#c98a3e') +
			person(44, '#3f7f9a', '#285878') +
			hull,
	);
}

function rocks(): string {
	const rock1 = (x: number, y: number, size: number): string =>
		polygon(
			`${x} ${y}, ${x + size * 0.1} ${y - size * 0.4}, ${x + size * 0.4} ${y - size * 0.62}, ${x + size * 0.8} ${y - size * 0.5}, ${x + size} ${y - size * 0.1}, ${x + size * 1.04} ${y}`,
			'#d9b9a5',
		) +
		polygon(
			`${x + size * 0.5} ${y}, ${x + size * 0.56} ${y - size * 0.4}, ${x + size * 0.4} ${y - size * 0.62}, ${x + size * 0.8} ${y - size * 0.5}, ${x + size} ${y - size * 0.1}, ${x + size * 1.04} ${y}`,
			'#7f7590',
		);
	return (
		[
			[580, 890, 60],
			[640, 910, 90],
			[520, 930, 70],
			[600, 960, 110],
			[720, 960, 120],
			[470, 990, 90],
		] as const
	)
		.map(([x, y, size]) => rock1(x, y, size))
		.join('');
}

function jetty(): string {
	return (
		times(6, (index) => rect(18 + index * 44, 868 + index * 6, 9, 60, '#4a3348')) +
		fill('M-10 852L280 886L262 900L-10 874Z', '#d9a070') +
		fill('M-10 874L262 900L280 886V896L264 910L-10 886Z', '#7a4a4c') +
		times(15, (index) => line(`M${4 + index * 18} ${855 + index * 2.1}l-10 20`, '#a8704f', 2))
	);
}

function firs(): string {
	return (
		(
			[
				[30, 1010, 640],
				[110, 1020, 420],
				[-20, 1020, 520],
				[180, 1030, 240],
			] as const
		)
			.map(([x, y, height]) => conifer(x, y, height, '#123543', '#245f5f'))
			.join('') +
		(
			[
				[770, 1010, 470],
				[710, 1020, 260],
				[810, 1020, 600],
			] as const
		)
			.map(([x, y, height]) => conifer(x, y, height, '#123543', '#245f5f'))
			.join('') +
		foliage(120, 1000, 170, 46, ['#123543', colour.pine, colour.pineLit], 4, 46) +
		times(14, (index) =>
			disc(
				40 + ((index * 53) % 200),
				960 + ((index * 31) % 40),
				6,
				index % 2 ? colour.coral : colour.gold,
			),
		)
	);
}
