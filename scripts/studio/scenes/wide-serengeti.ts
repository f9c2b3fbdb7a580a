import { herd } from '../parts/herd.ts';
import { lion, lioness } from '../parts/lions.ts';
import { umbrellaPine } from '../parts/plants.ts';
import { safariCar } from '../parts/safari-car.ts';
import { giraffe } from '../parts/savanna-animals.ts';
import { birds, mist, rays, sky, streak, sun } from '../parts/weather.ts';
import {
	fade,
	fill,
	hill,
	line,
	mirrored,
	place,
	polygon,
	random,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	gnu: '#5a3a48',
	mane: '#3a2338',
	granite: '#d99f78',
	graniteShade: '#7f5260',
	leaf: '#4a5a44',
};

/** First light on the Serengeti: lions on a kopje, the herds below it on their way. */
export const scene = wide(
	sky(
		[
			[0, '#3f7192'],
			[0.38, '#9db9b5'],
			[0.7, '#f9dca6'],
			[1, '#fbb878'],
		],
		640,
		1920,
	),
	rays(420, 560, 1700, 20, '#fff3cf', 0.06),
	sun(420, 556, 62, '#fff6dc', '#ffdf95'),
	streak(620, 300, 560, 26, '#fdecc9', 0.65),
	streak(1340, 240, 560, 28, '#f3dcc0', 0.6),
	streak(-60, 390, 460, 22, '#fdecc9', 0.6),
	birds(
		[
			[760, 380, 14],
			[800, 362, 11],
			[726, 402, 9],
		],
		colour.night,
	),
	highlands(),
	plain(),
	herds(),
	place(0, -46, 1, kopje()),
	mirrored(705, giraffe(1080, 706, 0.46, '#6f3f44') + giraffe(1130, 710, 0.37, '#6f3f44')),
	place(0, -56, 1, track()),
	safariCar(1430, 744, 0.6),
	grass(),
);

function highlands(): string {
	return (
		hill(
			'-10 620, 260 590, 520 600, 840 588, 1080 560, 1240 530, 1400 524, 1560 536, 1720 570, 1930 590',
			680,
			'#c9a0a0',
		) +
		hill('-10 634, 300 620, 700 630, 1080 606, 1400 584, 1660 600, 1930 612', 690, '#c08a80') +
		mist(560, 100, '#fdd9a0', 0.75, 1920)
	);
}

function plain(): string {
	const tint = { trunk: '#7c5a44', dark: '#7f7a4a', light: '#9c9454' };
	return (
		hill('-10 646, 400 638, 960 648, 1500 634, 1930 648', 1090, '#e9b566') +
		times(22, (index) =>
			umbrellaPine(
				30 + index * 90 + ((index * 41) % 40),
				652 + ((index * 7) % 8),
				34 + ((index * 13) % 20),
				62,
				tint,
				0.2,
			),
		) +
		fade(0, 640, 1920, 110, [
			[0, '#ffe6a5', 0.6],
			[1, '#ffe6a5', 0],
		]) +
		hill('-10 684, 400 674, 960 688, 1500 676, 1930 690', 1090, '#d99f50') +
		hill('-10 738, 420 728, 960 746, 1500 728, 1930 744', 1090, '#c08544') +
		hill('-10 850, 420 838, 960 854, 1500 836, 1930 854', 1090, '#a0683c') +
		hill('-10 980, 420 968, 960 990, 1500 966, 1930 984', 1090, '#75443a')
	);
}

function herds(): string {
	const far = { body: '#946658', mane: '#7c5248' };
	const near = { body: colour.gnu, mane: colour.mane };
	return (
		herd({ from: 90, to: 1840, y: 658, spread: 10, count: 52, height: 19, seed: 4 }, far) +
		herd({ from: 60, to: 720, y: 684, spread: 34, count: 19, height: 38, seed: 9 }, near) +
		herd({ from: 1540, to: 1890, y: 682, spread: 14, count: 9, height: 34, seed: 21 }, near)
	);
}

/** The island of granite: boulders that the weather has rounded, a tree in a cleft, the pride on top. */
function kopje(): string {
	const boulder = (d: string, shade: string): string =>
		fill(d, colour.granite) + fill(shade, colour.graniteShade);
	return (
		polygon('740 764, 1240 764, 1420 790, 900 788', '#5f3a3a', 0.35) +
		umbrellaPine(
			1122,
			640,
			252,
			250,
			{ trunk: '#4a3040', dark: '#3a4a3f', light: '#5f7350' },
			0.2,
		) +
		boulder(
			'M1056 768C1046 706 1062 652 1102 642C1130 636 1164 638 1186 648C1228 664 1246 716 1250 768Z',
			'M1150 768C1156 724 1146 680 1124 640C1148 638 1170 641 1186 648C1228 664 1246 716 1250 768Z',
		) +
		boulder(
			'M796 768C782 716 782 660 796 628C810 598 846 584 888 578L1000 568C1046 566 1070 592 1078 634C1088 680 1090 724 1088 768Z',
			'M1000 768C1010 706 1004 636 968 571L1000 568C1046 566 1070 592 1078 634C1088 680 1090 724 1088 768Z',
		) +
		boulder(
			'M908 580C896 548 916 524 958 518C1006 514 1038 536 1036 570L1030 578C990 586 946 586 908 580Z',
			'M996 583C1004 560 996 536 976 517C1012 516 1038 540 1036 570L1030 578C1020 581 1008 582 996 583Z',
		) +
		boulder(
			'M688 768C686 728 704 696 742 684C786 674 834 682 862 704C884 722 892 746 892 768Z',
			'M800 768C812 736 802 704 776 679C816 678 846 688 862 704C884 722 892 746 892 768Z',
		) +
		boulder(
			'M936 770C934 742 952 722 984 718C1022 716 1046 738 1048 770Z',
			'M1004 770C1010 748 1006 732 992 718C1024 718 1046 738 1048 770Z',
		) +
		line(
			'M806 640Q860 628 940 634M832 672Q880 662 948 668M1072 690Q1100 684 1130 688',
			'#b57a62',
			4,
			0.7,
		) +
		line('M716 716Q744 706 776 708M930 552Q950 546 974 548', '#b57a62', 3.4, 0.7) +
		lion(868, 582, 0.62) +
		lioness(968, 519, 0.62) +
		shrubs()
	);
}

function shrubs(): string {
	const next = random(6);
	return times(26, (index) => {
		const x = 694 + index * 22 + next() * 12;
		const size = 10 + next() * 10;
		return fill(
			`M${x - size} 774C${x - size} ${770 - size * 1.4} ${x + size} ${770 - size * 1.5} ${x + size * 1.1} 774Z`,
			index % 3 ? '#6f6a40' : colour.leaf,
		);
	});
}

function track(): string {
	return (
		fill(
			'M1930 786C1700 800 1480 806 1300 812C1160 820 1060 850 1000 900L1064 900C1120 856 1220 834 1340 824C1520 814 1720 812 1930 802Z',
			'#e9b566',
			0.7,
		) + fill('M1520 812q40 -20 110 -12q60 -12 90 6q-90 12 -200 6Z', '#f3d09a', 0.5)
	);
}

/** The long grass in front. */
function grass(): string {
	const next = random(23);
	return times(230, (index) => {
		const near = index / 230;
		const x = next() * 1940 - 10;
		const y = 872 + near * 216;
		const tall = 34 + near * 60 + next() * 30;
		const lean = 6 + next() * 22;
		return fill(
			`M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.5} ${x + lean} ${y - tall}Q${x + lean * 0.4 + 5} ${y - tall * 0.4} ${x + 6} ${y}Z`,
			['#e0a552', '#b5763f', '#8a503a', '#5f3438'][Math.floor(near * 2.2 + next() * 1.9)] ??
				'#5f3438',
		);
	});
}
