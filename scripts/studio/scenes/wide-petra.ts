import { walker } from '../parts/built.ts';
import { camel } from '../parts/camel.ts';
import { wallBands } from '../parts/gorge.ts';
import { monastery } from '../parts/monastery.ts';
import { sandstone } from '../parts/treasury.ts';
import { birds, mist, sky, streak } from '../parts/weather.ts';
import {
	clipTo,
	fade,
	fill,
	glow,
	groundPath,
	hill,
	line,
	oval,
	place,
	pointsOf,
	polygon,
	random,
	rect,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, ...sandstone, wallDark: '#2f1730', wall: '#5f2a3f', sand: '#f3bf8c' };

/** The Monastery late in the day, seen from the mouth of a gorge across its plateau. */
export const scene = wide(
	sky(
		[
			[0, '#3f7f98'],
			[0.4, '#8fc0be'],
			[0.72, '#f3e2b8'],
			[1, '#fbcf9c'],
		],
		660,
		1920,
	),
	glow(380, 480, 620, '#fff0c4', 0.6),
	streak(300, 230, 520, 26, '#fdf0d2', 0.6),
	streak(1280, 300, 520, 24, '#fde6c0', 0.6),
	birds(
		[
			[640, 300, 15],
			[680, 282, 11],
			[612, 326, 9],
		],
		colour.night,
	),
	farHills(),
	place(153.6, 115.8, 0.84, rock() + monastery(960, 724)),
	plateau(),
	company(),
	gorge(),
);

function farHills(): string {
	return (
		hill(
			'0 560, 200 520, 420 548, 640 530, 900 560, 1400 540, 1640 506, 1920 548',
			740,
			'#cf9f96',
		) +
		hill('0 610, 260 576, 520 606, 800 590, 1300 600, 1560 566, 1920 600', 740, '#c98a76') +
		mist(540, 120, '#fde0b5', 0.6, 1920) +
		polygon('180 730, 236 600, 300 560, 380 552, 420 590, 500 610, 540 730', '#dd9a72') +
		polygon('380 552, 420 590, 500 610, 540 730, 430 730, 410 640', '#a8625a') +
		polygon('1430 730, 1460 620, 1530 566, 1600 560, 1660 600, 1730 640, 1780 730', '#dd9a72') +
		polygon('1600 560, 1660 600, 1730 640, 1780 730, 1640 730, 1626 650', '#a8625a')
	);
}

/** The hill of sandstone from which the face is cut. */
function rock(): string {
	const edge = pointsOf(
		'470 740, 520 640, 566 560, 590 470, 650 400, 700 330, 770 296, 850 262, 960 250, 1060 262, 1140 250, 1220 300, 1290 350, 1330 440, 1390 520, 1420 620, 1480 740',
	);
	const outline = groundPath(edge, 744);
	const strata = times(10, (index) =>
		line(
			`M440 ${300 + index * 46}Q660 ${280 + index * 46 + ((index * 17) % 20)} 940 ${304 + index * 46}T1500 ${292 + index * 46}`,
			index % 2 ? '#dd9672' : '#fbd3ae',
			7,
			0.5,
		),
	);
	const clefts =
		polygon('650 400, 664 500, 640 620, 676 740, 600 740, 616 560, 590 470', '#c9785f', 0.6) +
		polygon(
			'1220 300, 1240 420, 1220 560, 1262 744, 1500 744, 1420 620, 1390 520, 1330 440, 1290 350',
			'#b56658',
			0.85,
		) +
		polygon('1330 440, 1346 560, 1330 744, 1500 744, 1420 620, 1390 520', '#8f4a4e', 0.7);
	return (
		fill(outline, '#f2b08a') +
		clipTo(outline, strata + clefts) +
		fill('M716 744V360Q840 300 960 296Q1080 300 1204 360V744Z', colour.roseShade) +
		fill('M716 744V360Q722 356 732 352V744Z', '#7c3a48') +
		fill(
			'M716 360Q840 300 960 296Q1080 300 1204 360V374Q1080 316 960 312Q840 316 716 374Z',
			'#8f4a4e',
		) +
		rect(1184, 366, 20, 378, '#e59a78')
	);
}

function plateau(): string {
	const next = random(17);
	return (
		fade(0, 722, 1920, 362, [
			[0, '#fbd3a2'],
			[0.35, '#e8a67c'],
			[1, '#8f4a4e'],
		]) +
		rect(755, 720, 410, 7, '#fde6c0') +
		polygon('1166 727, 1397 727, 1500 748, 1220 745', '#9c5552', 0.35) +
		polygon('548 727, 640 727, 690 735, 560 735', '#9c5552', 0.2) +
		times(34, () => {
			const y = 750 + next() * 130;
			return oval(next() * 1920, y, 14 + next() * 22, 2 + (y - 740) * 0.02, '#b5705a', 0.4);
		}) +
		times(22, () => {
			const x = 300 + next() * 1320;
			const y = 750 + next() * 110;
			const size = 6 + (y - 740) * 0.07;
			return (
				oval(x, y, size * 1.3, size * 0.5, '#6f6a4a') +
				oval(x - size * 0.3, y - size * 0.3, size * 0.8, size * 0.4, '#9c9558')
			);
		})
	);
}

function company(): string {
	return (
		polygon('884 728, 892 728, 926 744, 912 746', colour.wall, 0.3) +
		walker(888, 730, 30, colour.coral, colour.cream, colour.ink) +
		walker(906, 732, 28, '#2f8f8b', colour.cream, colour.ink) +
		polygon('1086 742, 1158 742, 1240 764, 1170 766', colour.wall, 0.26) +
		place(1120, 743, 0.7, camel(0, 0)) +
		polygon('1188 748, 1198 748, 1248 763, 1234 765', colour.wall, 0.26) +
		walker(1192, 749, 52, '#fdf4e3', '#8a5a48', '#e0b9a0') +
		line('M1175 682Q1181 698 1187 709', colour.wallDark, 2.2)
	);
}

/** The walls between which we stand, and the ledge under our feet. */
function gorge(): string {
	const left = pointsOf(
		'250 -10, 214 120, 240 240, 176 350, 190 470, 150 580, 176 700, 130 800, 170 900, 260 960, 380 1020, 520 1090',
	);
	const right = pointsOf(
		'1690 -10, 1724 110, 1700 220, 1756 340, 1740 460, 1786 570, 1752 690, 1800 800, 1744 900, 1660 970, 1540 1030, 1400 1090',
	);
	return (
		wallBands(left, -20, [
			'#e58a62',
			'#a84f4a',
			'#843a44',
			colour.wall,
			'#47203a',
			colour.wallDark,
		]) +
		wallBands(right, 1940, ['#93424a', '#6f3042', '#55263c', '#401d36', colour.wallDark]) +
		hill('-10 1000, 300 1010, 700 1044, 1200 1046, 1600 1016, 1930 1000', 1090, '#47203a') +
		hill('-10 1030, 300 1036, 700 1064, 1200 1066, 1600 1040, 1930 1026', 1090, colour.wallDark) +
		place(
			0,
			0,
			1,
			fade(0, 860, 1920, 220, [
				[0, colour.wallDark, 0],
				[1, colour.wallDark, 0.5],
			]),
		)
	);
}
