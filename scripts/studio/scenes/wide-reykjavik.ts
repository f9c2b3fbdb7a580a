import { iceberg } from '../parts/icebergs.ts';
import { mountain } from '../parts/mountains.ts';
import { birds, glints, mist, rays, sky, streak } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	glow,
	hill,
	line,
	oval,
	place,
	polygon,
	random,
	reflected,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, sand: '#2b2f42', sandLit: '#4f4a5c' };
const ice = { lit: '#fff1d9', face: '#cfe8e4', shade: '#79b3c4', deep: '#3f8fb0' };

/** Midnight in June on Jökulsárlón: icebergs, the tongue that they broke from, a boat between them. */
export const scene = wide(
	sky(
		[
			[0, '#3f7299'],
			[0.4, '#86b4bd'],
			[0.72, '#f3d9ab'],
			[1, '#f9bd88'],
		],
		626,
		1920,
	),
	rays(560, 560, 1700, 20, '#fff3cf', 0.07),
	glow(560, 550, 520, '#fff1c4', 0.9),
	disc(560, 544, 52, '#fffaea'),
	streak(80, 330, 520, 26, '#ffe6c4', 0.7),
	streak(1120, 270, 620, 28, '#ffe6c4', 0.6),
	streak(1340, 420, 460, 18, '#ffe6c4', 0.55),
	birds(
		[
			[900, 330, 16],
			[944, 352, 12],
			[1010, 316, 10],
		],
		'#31507a',
	),
	glacier(),
	mist(520, 110, '#fbe3b8', 0.65, 1920),
	lagoon(),
	bergs(),
	boat(1034, 732),
	shore(),
);

/** The tongue of Vatnajökull between its black mountains. */
function glacier(): string {
	const basalt = { light: '#8a94a5', shade: '#5a6f8c' };
	const cap = { light: '#fdeed6', shade: '#a5bccb' };
	return (
		mountain([1010, 430], [560, 620], [1400, 620], { ...basalt, seed: 7 }, { ...cap, depth: 0.5 }) +
		mountain(
			[1330, 400],
			[930, 620],
			[1760, 620],
			{ ...basalt, seed: 17 },
			{ ...cap, depth: 0.45 },
		) +
		hill(
			'600 624, 700 600, 860 566, 1060 500, 1200 486, 1330 520, 1460 574, 1620 604',
			640,
			'#e6f0e6',
		) +
		fill(
			'M1060 500C1130 478 1230 478 1330 520C1280 530 1240 560 1230 630H1130C1140 570 1110 520 1060 500Z',
			'#b5d6da',
		) +
		times(9, (index) =>
			line(
				`M${1100 + index * 22} ${506 + Math.abs(index - 4) * 3}Q${1080 + index * 26} 560 ${1000 + index * 46} 624`,
				'#86b8c8',
				3,
				0.55,
			),
		) +
		mountain(
			[1660, 420],
			[1400, 624],
			[2060, 624],
			{ light: '#7f8f96', shade: '#4a6078', seed: 9 },
			{ ...cap, depth: 0.3 },
		) +
		mountain(
			[180, 450],
			[-220, 624],
			[560, 624],
			{ light: '#9aa3ac', shade: '#64788f', seed: 3 },
			{ ...cap, depth: 0.3 },
		) +
		times(38, (index) => {
			const x = 704 + index * 23;
			const tall = 13 + ((index * 17) % 13);
			return (
				polygon(
					`${x} 622, ${x + 2} ${622 - tall}, ${x + 13} ${618 - tall}, ${x + 25} ${624 - tall}, ${x + 25} 622`,
					'#dcece6',
				) +
				polygon(
					`${x + 15} 622, ${x + 13} ${618 - tall}, ${x + 25} ${624 - tall}, ${x + 25} 622`,
					'#94c0cc',
				)
			);
		})
	);
}

function lagoon(): string {
	return (
		fade(0, 618, 1920, 350, [
			[0, '#f3d0a3'],
			[0.16, '#a8c6bf'],
			[0.5, '#4f93a8'],
			[1, '#25597c'],
		]) +
		glints(
			{ x: 560, y: 626, height: 250, near: 320, far: 130, count: 26, seed: 8 },
			'#fff0cf',
			0.85,
		) +
		glints(
			{ x: 1330, y: 690, height: 220, near: 900, far: 700, count: 18, seed: 5 },
			'#bfe3e0',
			0.4,
		)
	);
}

function bergs(): string {
	const floe = (x: number, y: number, width: number, shape: number): string => {
		const berg = iceberg(x, y, width, shape, ice);
		return (
			reflected(y, berg, 0.32, 0.5) +
			berg +
			oval(x, y + 1, width * 0.53, width * 0.018, '#fff6e6', 0.7)
		);
	};
	return (
		floe(760, 642, 116, 1) +
		floe(1330, 646, 160, 0) +
		floe(1500, 654, 106, 1) +
		floe(300, 648, 136, 2) +
		floe(1010, 648, 84, 2) +
		floe(1660, 684, 230, 2) +
		floe(420, 698, 220, 0) +
		floe(830, 712, 312, 2) +
		floe(1234, 720, 316, 0) +
		floe(1490, 768, 130, 1) +
		floe(600, 776, 124, 1) +
		floe(140, 768, 190, 1)
	);
}

/** An open boat with eight in orange. */
function boat(x: number, y: number): string {
	const crew = times(6, (index) => {
		const left = -58 + index * 20;
		return (
			fill(
				`M${left - 9} -8C${left - 10} -30 ${left - 6} -36 ${left} -36C${left + 6} -36 ${left + 10} -30 ${left + 9} -8Z`,
				index % 3 === 1 ? '#d9573f' : colour.coral,
			) +
			disc(left, -42, 6.5, index % 2 ? '#e9c4a4' : colour.cream) +
			fill(
				`M${left - 7} -43c0 -9 14 -9 14 0Z`,
				[colour.ink, '#2f8f8b', colour.wine][index % 3] ?? '',
			)
		);
	});
	const content =
		fill('M-150 12Q-260 18 -380 14Q-250 26 -140 20Z', '#fff0cf', 0.6) +
		fill('M-84 14Q0 30 96 12Q60 32 0 32Q-60 30 -84 14Z', '#173f5c', 0.5) +
		crew +
		line('M-78 -30V-6', colour.ink, 5) +
		fill('M-88 -14C-40 -6 60 -6 104 -24C104 0 88 16 70 18H-72C-86 16 -90 0 -88 -14Z', '#33415c') +
		fill('M-88 -14C-40 -6 60 -6 104 -24L103 -14C60 2 -40 2 -89 -4Z', '#7f8ba3');
	return place(x, y, 0.8, content);
}

/** Black sand with ice that the tide has left. */
function shore(): string {
	const next = random(9);
	return (
		hill(
			'-10 946, 300 922, 620 908, 960 916, 1300 902, 1620 926, 1930 900',
			1090,
			'#f1e3c9',
			0.55,
		) +
		hill('-10 954, 300 930, 620 916, 960 924, 1300 910, 1620 934, 1930 908', 1090, colour.sandLit) +
		hill('-10 976, 320 954, 640 940, 980 950, 1320 938, 1620 962, 1930 936', 1090, colour.sand) +
		times(40, () =>
			oval(next() * 1920, 990 + next() * 80, 10 + next() * 14, 4 + next() * 5, '#3d4056'),
		) +
		iceberg(360, 984, 150, 1, ice) +
		iceberg(1500, 976, 120, 0, ice) +
		iceberg(1010, 1010, 90, 1, ice) +
		iceberg(700, 970, 56, 2, ice) +
		iceberg(1740, 1030, 180, 2, ice) +
		iceberg(120, 1050, 110, 0, ice)
	);
}
