import { caique } from '../parts/caique.ts';
import { belfry, box, cycladic, dome, vault } from '../parts/cycladic-houses.ts';
import { birds, glints, mist, sky, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	groundPath,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	rect,
	reflected,
	smooth,
	times,
	wide,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, ...cycladic, warm: '#fbd9bd' };

const rim = pointsOf(
	'300 748, 380 716, 450 650, 500 590, 570 530, 650 492, 760 470, 900 452, 1060 440, 1220 446, 1380 470, 1500 462, 1640 430, 1780 420, 1940 390, 2120 376',
);

/** Morning in the caldera: the white town along the rim of the cliff, a wooden boat below. */
export const scene = wide(
	sky(
		[
			[0, '#3f84bd'],
			[0.42, '#93c4d8'],
			[0.76, '#f6e6c8'],
			[1, '#fcd3a8'],
		],
		640,
		1920,
	),
	sun(250, 540, 56, '#fffaea', '#ffe9b8'),
	streak(420, 280, 560, 26, '#fdf4e3', 0.7),
	streak(1260, 230, 600, 28, '#fdf4e3', 0.6),
	birds(
		[
			[560, 390, 15],
			[606, 370, 11],
			[530, 416, 10],
			[1460, 330, 12],
		],
		colour.night,
	),
	hill('-10 630, 90 602, 200 612, 330 596, 470 618, 600 634', 660, '#8fa5bd'),
	mist(560, 80, '#fde6c8', 0.5, 1920),
	sea(),
	reflected(700, atFoot(cliff()), 0.22, 0.36),
	glints({ x: 250, y: 650, height: 270, near: 330, far: 130, count: 28, seed: 8 }, '#fff3d6', 0.85),
	glints(
		{ x: 1200, y: 730, height: 260, near: 1100, far: 900, count: 20, seed: 3 },
		'#9fd0dc',
		0.4,
	),
	atFoot(cliff() + town() + port()),
	caique(790, 736, 0.78, { hull: '#b8412f', hullShade: '#7d2f3c', stripe: '#fff3e0' }),
	fade(0, 900, 1920, 180, [
		[0, '#173f7a', 0],
		[1, '#173f7a', 0.55],
	]),
);

/** Sets what was drawn above the waterline at y 746 a little smaller on the one at y 700. */
function atFoot(content: string): string {
	return place(160, 73.4, 0.84, content);
}

function sea(): string {
	return fade(0, 634, 1920, 450, [
		[0, '#cfe0d6'],
		[0.14, '#7fb4cf'],
		[0.45, '#3f7fb5'],
		[1, '#255a9c'],
	]);
}

/** The wall of the caldera: ash, red and black lava, one on the other. */
function cliff(): string {
	const outline = groundPath(rim, 752);
	const layer = (drop: number, share: number, tint: string, phase: number): string =>
		fill(
			groundPath(
				rim.map(([x, y], index): Point => {
					const low = y + drop + (748 - y) * share;
					return [x, Math.min(752, low + Math.sin(index * 1.7 + phase) * 9)];
				}),
				760,
			),
			tint,
		);
	const gullies = times(19, (index) => {
		const x = 480 + index * 92 + ((index * 37) % 40);
		const wide = 18 + ((index * 29) % 26);
		return polygon(
			`${x} ${470 + ((index * 13) % 30)}, ${x + wide * 0.6} ${560 + ((index * 7) % 40)}, ${x + wide * 2} 752, ${x - wide * 0.4} 752, ${x + wide * 0.2} 600`,
			'#4f3357',
			0.32,
		);
	});
	return (
		fill(outline, '#f3d3b3') +
		clipTo(
			outline,
			layer(26, 0.04, '#d9977f', 0) +
				layer(40, 0.16, '#b5675f', 1.4) +
				layer(40, 0.32, '#e0ab8c', 2.2) +
				layer(40, 0.38, '#a2585a', 3) +
				layer(36, 0.6, '#7a4459', 4.1) +
				layer(36, 0.76, '#5a3752', 5) +
				gullies +
				polygon('300 752, 450 650, 500 590, 520 640, 470 752', '#fbe0bd', 0.25),
		)
	);
}

function heightAt(x: number): number {
	const after = rim.findIndex((point) => point[0] >= x);
	const [fromX, fromY] = rim[after - 1] ?? [0, 0];
	const [toX, toY] = rim[after] ?? [1, 0];
	return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
}

/** Houses on the rim and just below it, row before row. */
function town(): string {
	const at = (x: number, drop: number, content: string, scale = 0.56): string =>
		place(x, heightAt(x) + drop, scale, content);
	const row = (from: number, to: number, step: number, drop: number, phase: number): string =>
		times(Math.floor((to - from) / step), (index) => {
			const kind = (index * 5 + phase) % 7;
			const x = from + index * step;
			const lift = drop + ((index * 11 + phase * 7) % 13) - 6;
			if (kind === 2) return at(x, lift, vault(0, 0, 66, 58));
			const warm = kind === 5 ? colour.warm : colour.wall;
			const width = 70 + ((index * 23 + phase) % 34);
			const height = 48 + ((index * 17 + phase) % 28);
			return at(x, lift, box(0, 0, width, height, warm) + opening(width, height, kind));
		});
	return (
		windmill(640, heightAt(640) + 4) +
		row(740, 1440, 47, -22, 3) +
		at(860, -50, dome(0, 0, 40)) +
		at(1190, -46, dome(0, 0, 44)) +
		at(1040, -16, belfry(0, 0)) +
		at(980, -54, dome(0, 0, 62), 0.66) +
		row(700, 1500, 44, 4, 1) +
		row(770, 1440, 49, 30, 5) +
		at(1120, 20, dome(0, 0, 46)) +
		row(860, 1340, 52, 54, 2) +
		ledge()
	);
}

/** The edge of the ash in which the lowest houses stand. */
function ledge(): string {
	const upper = [716, 756, 800, 870, 940, 1010, 1080, 1150, 1220, 1290, 1360, 1430, 1490, 1520];
	const foot = (x: number): number =>
		heightAt(x) + 18 + 52 * Math.sin((Math.PI * (x - 660)) / 900) ** 0.6;
	const points = upper.map((x, index): Point => [x, foot(x) + (index % 2 ? 7 : -4)]);
	const lower = upper.map((x): Point => [x, foot(x) + 44 * Math.sin((Math.PI * (x - 660)) / 900)]);
	return fill(`${smooth(points)}L${smooth(lower.toReversed()).slice(1)}Z`, '#bf7263');
}

function opening(width: number, height: number, kind: number): string {
	return kind % 2
		? rect(12, -height * 0.62, 16, height * 0.62, colour.dome)
		: rect(14, -height * 0.7, 12, 16, colour.domeShade) +
				rect(width * 0.42, -height * 0.7, 12, 16, colour.domeShade);
}

function windmill(x: number, y: number): string {
	const sails = times(12, (index) => {
		const angle = (index * Math.PI) / 6 + 0.2;
		const far = (reach: number, turn: number): string =>
			`${Math.round(x - 6 + Math.cos(angle + turn) * reach)} ${Math.round(y - 74 + Math.sin(angle + turn) * reach)}`;
		return (
			line(`M${x - 6} ${y - 74}L${far(46, 0)}`, '#8a5a4a', 2) +
			(index % 2 ? polygon(`${x - 6} ${y - 74}, ${far(44, 0)}, ${far(36, 0.36)}`, '#fffaf0') : '')
		);
	});
	return (
		polygon(
			`${x - 30} ${y + 14}, ${x - 22} ${y - 66}, ${x + 24} ${y - 66}, ${x + 32} ${y + 14}`,
			colour.wall,
		) +
		polygon(
			`${x + 8} ${y + 14}, ${x + 7} ${y - 66}, ${x + 24} ${y - 66}, ${x + 32} ${y + 14}`,
			colour.shade,
		) +
		polygon(`${x - 28} ${y - 64}, ${x + 1} ${y - 102}, ${x + 30} ${y - 64}`, '#a8705a') +
		polygon(`${x + 8} ${y - 64}, ${x + 1} ${y - 102}, ${x + 30} ${y - 64}`, '#75485a') +
		rect(x - 8, y - 20, 12, 26, colour.dome) +
		sails +
		disc(x - 6, y - 74, 4, '#75485a')
	);
}

/** The steps down to the old port, and its boats. */
function port(): string {
	return (
		line('M1130 520L1190 556L1096 588L1176 620L1086 650L1160 682L1090 708L1136 738', '#fbe6c8', 6) +
		fill('M980 752C1040 738 1240 738 1300 752Z', '#e9cda9') +
		times(5, (index) =>
			place(
				1034 + index * 44,
				728,
				0.42,
				box(0, 0, 86, 56, index % 2 ? colour.warm : colour.wall) + opening(86, 56, index),
			),
		) +
		rect(984, 745, 312, 9, '#c9a58c') +
		caique(940, 762, 0.3, { hull: '#2f7fc0', hullShade: '#1d4d8f', stripe: '#fff3e0' }, 0) +
		caique(1330, 766, 0.32, { hull: '#fff3e0', hullShade: '#a597c4', stripe: '#2f7fc0' }, 0)
	);
}
