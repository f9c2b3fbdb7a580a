import { deer, elkAntlers } from '../parts/deer.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer, foliage } from '../parts/plants.ts';
import { birds, cumulus, glints, mist, sky, streak } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	hill,
	line,
	oval,
	place,
	rect,
	shaded,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, lake: '#38b2b5', road: '#5d6480', roadShade: '#474c6a' };
const rock = { light: '#d3a48c', shade: '#6a6a94' };
const snow = { light: '#fffaf0', shade: '#b5c1da' };

/** The Icefields Parkway winds past a turquoise lake towards a glacier; an elk stands by the road. */
export const scene = wide(
	sky(
		[
			[0, '#3c86ae'],
			[0.38, '#8fc7cc'],
			[0.72, '#f6ecc9'],
			[1, '#fbcf9f'],
		],
		680,
		1920,
	),
	cumulus(200, 330, 440, 96, { light: '#fffaf0', shade: '#eed9cb' }, 6),
	cumulus(1500, 280, 380, 84, { light: '#fffaf0', shade: '#eed9cb' }, 3),
	streak(1180, 190, 520, 24, '#fffaf0', 0.5),
	streak(-60, 200, 460, 22, '#fffaf0', 0.45),
	birds(
		[
			[760, 300, 17],
			[808, 280, 12],
			[728, 322, 10],
		],
		colour.night,
	),
	farPeaks(),
	mist(520, 150, '#f3ecd4', 0.6, 1920),
	icefield(),
	peaks(),
	glacier(),
	mist(600, 110, '#e9f0dd', 0.5, 1920),
	forest(),
	lake(),
	meadow(),
	road(),
	coach(1092, 848),
	nearForest(),
	oval(1386, 851, 62, 6, '#2f5f4a', 0.5),
	deer(
		1382,
		850,
		0.46,
		{
			body: '#c08a58',
			shade: '#7a5240',
			neck: '#6a4238',
			belly: '#ecd6b0',
			leg: '#6a4238',
			horn: '#f0dcb4',
		},
		elkAntlers('#f0dcb4'),
	),
	firs(),
);

function farPeaks(): string {
	const far = { light: '#c9b3ae', shade: '#8f8fae' };
	const cap = { light: '#fffaf0', shade: '#c9d2e0', depth: 0.42 };
	return (
		mountain([250, 400], [-80, 700], [560, 700], { ...far, seed: 5 }, cap) +
		mountain([560, 430], [300, 700], [860, 700], { ...far, seed: 12 }, cap) +
		mountain([1500, 390], [1220, 700], [1800, 700], { ...far, seed: 9 }, cap) +
		mountain([1800, 360], [1500, 700], [2120, 700], { ...far, seed: 4 }, cap)
	);
}

function peaks(): string {
	const peak = (
		x: number,
		y: number,
		left: number,
		right: number,
		seed: number,
		depth: number,
	): string =>
		mountain(
			[x, y],
			[left, 710],
			[right, 710],
			{ ...rock, seed, roughness: 0.1 },
			{ ...snow, depth },
		);
	return (
		peak(790, 330, 560, 1030, 11, 0.32) +
		peak(1330, 318, 1100, 1620, 28, 0.34) +
		peak(1010, 236, 780, 1230, 41, 0.36) +
		peak(860, 500, 660, 1050, 9, 0.2) +
		peak(1440, 500, 1220, 1660, 14, 0.22)
	);
}

/** The icefield behind the peaks. */
function icefield(): string {
	return (
		hill('900 600, 1040 500, 1120 452, 1200 440, 1280 462, 1360 520, 1460 600', 712, '#fffaf0') +
		fill(
			'M1204 440C1230 445 1260 453 1280 462C1310 476 1340 500 1360 520L1460 600V712H1300C1290 620 1240 540 1204 440Z',
			'#cfdeec',
		)
	);
}

/** The tongue of ice that comes down from it. */
function glacier(): string {
	return (
		shaded(
			'M1096 486C1110 530 1090 566 1120 606C1146 640 1116 672 1130 712H1290C1284 664 1250 640 1248 596C1246 556 1264 520 1270 482Z',
			[
				[0, '#fffaf0'],
				[0.5, '#e3f3f3'],
				[1, '#bfe0e8'],
			],
		) +
		shaded(
			'M1270 482C1264 520 1246 556 1248 596C1250 640 1284 664 1290 712H1220C1222 664 1196 640 1200 596C1204 552 1222 520 1228 478Z',
			[
				[0, '#cfdeec', 0],
				[0.5, '#a9cfdc'],
				[1, '#8fc0d4'],
			],
		) +
		line(
			'M1104 540q30 14 60 4M1110 580q36 16 80 4M1130 622q40 16 84 4M1124 660q50 18 130 2',
			'#7fb3cc',
			4,
			0.8,
		)
	);
}

function forest(): string {
	return (
		hill(
			'-10 610, 240 640, 520 668, 820 690, 1100 692, 1400 672, 1660 640, 1930 600',
			770,
			'#5f9a86',
		) +
		times(104, (index) =>
			conifer(
				index * 18.6,
				696 - Math.abs(960 - index * 18.6) ** 2 / 9500 + 8,
				34 + ((index * 23) % 26),
				'#4a8a7c',
				'#7fb08a',
			),
		) +
		hill('-10 690, 300 700, 700 706, 1100 708, 1500 700, 1930 680', 770, '#2f6f66') +
		times(84, (index) => conifer(index * 23.4, 722, 40 + ((index * 17) % 30), '#24605c', '#4a8f74'))
	);
}

function lake(): string {
	return (
		rect(0, 716, 1920, 90, '#7fae6f') +
		fade(0, 716, 1000, 130, [
			[0, '#a5e8da'],
			[0.4, colour.lake],
			[1, '#1f8ba0'],
		]) +
		glints({ x: 460, y: 722, height: 100, near: 900, far: 700, count: 18, seed: 5 }, '#e3fbf0', 0.6)
	);
}

function meadow(): string {
	const shore =
		'M-10 846C160 840 420 826 600 806C760 786 880 752 790 730C860 716 1400 710 1930 716';
	return (
		line(shore, '#f0dfb4', 13) +
		fill(`${shore}V1090H-10Z`, '#9fc06a') +
		hill('-10 900, 300 880, 640 846, 960 836, 1300 820, 1600 836, 1930 816', 1090, '#7fae5f') +
		hill('-10 1000, 300 968, 700 940, 1100 946, 1500 930, 1930 950', 1090, '#5f9452') +
		times(60, (index) =>
			disc(
				(index * 311) % 1920,
				872 + ((index * 83) % 200),
				2.6 + ((index * 83) % 200) / 70,
				['#fff3d2', colour.coral, colour.gold, '#b48ac0'][index % 4] ?? '',
			),
		)
	);
}

function road(): string {
	return (
		fill(
			'M1060 712C1010 724 890 738 896 772C902 822 1020 836 990 912C960 990 780 1040 660 1090H1300C1260 1010 1226 940 1196 880C1150 806 962 796 956 770C952 748 1034 730 1070 714Z',
			colour.road,
		) +
		fill(
			'M1070 714C1034 730 952 748 956 770C962 796 1150 806 1196 880C1226 940 1260 1010 1300 1090H1270C1230 1010 1196 944 1168 890C1130 812 950 800 946 771C942 748 1030 730 1066 713Z',
			'#f6efd9',
		) +
		fill(
			'M1060 712C1010 724 890 738 896 772C902 822 1020 836 990 912C960 990 780 1040 660 1090H690C800 1040 976 990 1006 914C1030 836 912 820 906 772C902 740 1014 724 1062 713Z',
			'#f6efd9',
		) +
		line('M926 760C930 740 980 732 1020 724', '#f6bd60', 2) +
		line('M932 776C940 800 980 812 1030 834', '#f6bd60', 4) +
		line('M1082 880C1090 900 1090 920 1082 946', '#f6bd60', 9) +
		line('M1064 976C1050 1006 1020 1036 996 1060', '#f6bd60', 12)
	);
}

/** A coach seen from behind, a canoe on its roof. */
function coach(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(4, 2, 46, 6, '#2b2f4c', 0.5) +
			rect(-30, -8, 14, 12, colour.ink, 1, 3) +
			rect(18, -8, 14, 12, colour.ink, 1, 3) +
			rect(-36, -66, 72, 62, '#fff6e4', 1, 9) +
			rect(14, -66, 22, 62, '#dcbfb4', 1, 9) +
			rect(-36, -30, 72, 12, colour.coral) +
			rect(-28, -58, 56, 24, '#2f5f7a', 1, 5) +
			fill('M-28 -40L-10 -58H6L-20 -34H-28Z', '#8fc7cc') +
			rect(-33, -16, 8, 6, colour.brick) +
			rect(25, -16, 8, 6, colour.brick) +
			line('M-30 -66V-74M30 -66V-74', colour.ink, 3) +
			fill(
				'M-58 -86C-40 -78 40 -78 58 -86C52 -68 40 -66 28 -66H-28C-40 -66 -52 -68 -58 -86Z',
				'#d2402f',
			) +
			fill('M-58 -86C-40 -78 40 -78 58 -86L55 -80C40 -72 -40 -72 -55 -80Z', '#f2694a'),
	);
}

function nearForest(): string {
	return times(15, (index) =>
		conifer(
			1490 + index * 33,
			806 + ((index * 19) % 40),
			110 + ((index * 37) % 110),
			'#1d5552',
			'#3f8570',
		),
	);
}

function firs(): string {
	const stand = (trees: readonly (readonly [number, number, number])[]): string =>
		trees.map(([x, y, height]) => conifer(x, y, height, '#123543', '#245f5f')).join('');
	return (
		stand([
			[300, 1000, 240],
			[60, 1030, 560],
			[180, 1050, 420],
			[-10, 1090, 500],
			[260, 1100, 270],
		]) +
		stand([
			[1700, 1020, 330],
			[1810, 1060, 560],
			[1900, 1090, 480],
			[1730, 1110, 300],
		]) +
		foliage(90, 1090, 240, 50, ['#123543', colour.pine, '#2f7568'], 4, 50) +
		foliage(1840, 1090, 190, 46, ['#123543', colour.pine, '#2f7568'], 8, 44)
	);
}
