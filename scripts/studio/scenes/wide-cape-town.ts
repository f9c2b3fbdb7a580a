import { block, sailboat, walker } from '../parts/built.ts';
import { protea } from '../parts/protea.ts';
import { peaks, tablecloth, tableMountain } from '../parts/table-mountain.ts';
import { birds, glints, mist, sky, streak, sun } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, place, times, wide } from '../tools/kit.ts';
import type { Stop } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, reed: '#1d5a57', reedLit: '#4f8f66' };

/** Table Mountain across the bay at sunrise, a kite surfer on the waves and proteas above the beach. */
export const scene = wide(
	sky(
		[
			[0, '#2c6a9c'],
			[0.36, '#7fb3c4'],
			[0.64, '#f3e3bd'],
			[0.84, '#fbc596'],
			[1, '#f7a98a'],
		],
		720,
		1920,
	),
	sun(330, 560, 78, '#fff6da', '#ffdf9a'),
	streak(-80, 330, 560, 28, colour.paper, 0.5),
	streak(1330, 240, 640, 30, colour.paper, 0.5),
	streak(180, 470, 420, 20, colour.paper, 0.6),
	birds(
		[
			[560, 340, 18],
			[610, 318, 13],
			[526, 366, 11],
		],
		colour.night,
	),
	farHills(),
	massif(),
	mist(600, 130, '#fbe3bd', 0.55, 1920),
	town(),
	sea(),
	sailboat(610, 756, 62, { sail: colour.paper, shade: '#e3b696', hull: colour.wine }),
	sailboat(690, 742, 40, { sail: colour.paper, shade: '#e3b696', hull: colour.night }),
	surf(),
	kiteSurfer(1076, 812),
	beach(),
	bloom(),
);

function farHills(): string {
	return (
		hill('-10 640, 120 590, 260 624, 400 596, 560 640, 700 690', 730, '#b3a0ae') +
		hill('-10 680, 160 650, 340 676, 520 662, 660 700', 730, '#8f8fa3') +
		hill('1340 706, 1480 684, 1640 696, 1800 676, 1930 690', 730, '#848fa0')
	);
}

/** The mountain as on the poster, larger. */
function massif(): string {
	// The haze at its foot, drawn on to both sides.
	const haze: readonly Stop[] = [
		[0, '#fbe9c4', 0],
		[1, '#fbe9c4', 0.65],
	];
	return (
		place(460, -108, 1.25, peaks() + tableMountain() + tablecloth()) +
		fade(0, 592, 460, 125, haze) +
		fade(1460, 592, 460, 125, haze) +
		hill('1330 718, 1420 690, 1480 656, 1550 636, 1680 664, 1800 648, 1930 660', 730, '#b3a399')
	);
}

/** The city along the foot of the mountain, small and white. */
function town(): string {
	return (
		hill('300 712, 620 694, 960 690, 1300 694, 1640 710', 740, '#6f8f80') +
		times(46, (index) =>
			block(
				440 + index * 23,
				720,
				17,
				14 + ((index * 41) % 34) * Math.sin((index / 46) * Math.PI),
				{
					light: index % 5 ? '#fbecd0' : '#f7c59f',
					shade: '#a9a5b0',
					turn: 0.4,
				},
			),
		)
	);
}

function sea(): string {
	return (
		fade(0, 716, 1920, 364, [
			[0, '#f6d9b0'],
			[0.1, '#9fd0c4'],
			[0.32, '#4aa5ad'],
			[0.62, '#2a7f96'],
			[1, '#1d6484'],
		]) +
		glints(
			{ x: 330, y: 724, height: 150, near: 420, far: 180, count: 24, seed: 6 },
			'#fff3d2',
			0.8,
		) +
		glints(
			{ x: 1200, y: 730, height: 130, near: 1100, far: 800, count: 20, seed: 11 },
			'#d3f0e3',
			0.4,
		)
	);
}

function surf(): string {
	const wave = (y: number, x: number, width: number, tall: number): string =>
		fill(
			`M${x} ${y}C${x + width * 0.2} ${y - tall} ${x + width * 0.36} ${y - tall * 1.3} ${x + width * 0.5} ${y - tall}C${x + width * 0.66} ${y - tall * 1.4} ${x + width * 0.84} ${y - tall * 0.8} ${x + width} ${y}Q${x + width * 0.5} ${y + tall * 0.9} ${x} ${y}Z`,
			'#3fa0a8',
		) +
		fill(
			`M${x} ${y}C${x + width * 0.2} ${y - tall} ${x + width * 0.36} ${y - tall * 1.3} ${x + width * 0.5} ${y - tall}C${x + width * 0.66} ${y - tall * 1.4} ${x + width * 0.84} ${y - tall * 0.8} ${x + width} ${y}C${x + width * 0.8} ${y - tall * 0.4} ${x + width * 0.64} ${y - tall * 0.8} ${x + width * 0.5} ${y - tall * 0.4}C${x + width * 0.34} ${y - tall * 0.8} ${x + width * 0.2} ${y - tall * 0.3} ${x} ${y}Z`,
			'#fbf6e6',
		);
	return (
		wave(826, 200, 620, 13) +
		wave(842, 1180, 700, 16) +
		wave(892, 640, 820, 22) +
		wave(900, -160, 560, 20)
	);
}

/** Somebody on a board, drawn along by a kite. */
function kiteSurfer(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		line('M-2 -40L-196 -262M-2 -40L-128 -296', '#f6efe0', 1.8, 0.9) +
			fill(
				'M-222 -244C-226 -290 -180 -326 -116 -318C-150 -306 -190 -282 -222 -244Z',
				colour.coral,
			) +
			fill('M-222 -244C-224 -270 -210 -292 -190 -306C-184 -298 -196 -276 -222 -244Z', colour.gold) +
			fill(
				'M-116 -318C-134 -320 -150 -318 -162 -314C-156 -306 -140 -308 -116 -318Z',
				colour.brick,
			) +
			fill('M-44 6Q0 -2 52 -4Q20 12 -44 6Z', colour.gold) +
			line('M-14 2L-6 -18L12 2M-6 -18L10 -38', colour.ink, 7) +
			line('M8 -36L-4 -42', '#c98d6a', 5) +
			disc(13, -48, 6.4, '#c98d6a') +
			fill('M-44 8Q-90 0 -140 12Q-90 16 -44 10Z', '#fbf6e6', 0.85),
	);
}

function beach(): string {
	return (
		fill('M-10 960C240 920 560 930 900 960C1240 990 1560 960 1930 920V1090H-10Z', '#fbf6e6') +
		fill('M-10 974C240 934 560 944 900 974C1240 1004 1560 974 1930 934V1090H-10Z', '#d9b48f') +
		fill('M-10 1004C260 970 560 976 880 1004C1240 1030 1560 1004 1930 966V1090H-10Z', '#f3d3a3') +
		fill('M-10 1020C120 980 300 1000 420 1040C500 1066 560 1080 620 1090H-10Z', '#e3b886') +
		walker(742, 1032, 72, colour.coral, '#f3cfa8', colour.night) +
		walker(786, 1036, 66, '#3f7f9a', '#c98d6a', colour.ink)
	);
}

/** Reeds of the dunes on both sides, proteas among them on the right. */
function bloom(): string {
	const reeds = (from: number, count: number, tall: number): string =>
		times(count, (index) =>
			fill(
				`M${from + index * 11} 1084q${-6 + (index % 5) * 4} ${-tall * 0.5} ${-12 + (index % 7) * 6} ${-tall - ((index * 19) % 50)}q10 ${tall * 0.5} 12 ${tall + ((index * 19) % 50)}Z`,
				index % 3 ? colour.reed : colour.reedLit,
			),
		);
	return (
		reeds(-20, 34, 90) +
		protea(1660, 950, 1.25, -12) +
		protea(1790, 900, 1.5, 6) +
		protea(1880, 990, 1.15, 18) +
		reeds(1560, 36, 60)
	);
}
