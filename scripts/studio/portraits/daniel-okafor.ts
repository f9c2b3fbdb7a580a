import { rays, sky } from '../parts/weather.ts';
import { disc, fill, line, place, polygon, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import {
	blush,
	brow,
	ear,
	eye,
	mouth,
	nose,
	painted,
	portrait,
	shape,
} from '../tools/portrait-kit.ts';

const skin = {
	light: '#a86f4a',
	base: '#85513a',
	shade: '#5f372f',
	deep: '#3a2026',
	lips: ['#6a3431', '#94514a'],
} as const;
const hair = { dark: '#1d1620', sheen: '#463339' };

/** Heavy glasses, a trimmed beard, an open collar; the sun in his eyes and a compass behind him. */
export const scene = portrait(
	sky(
		[
			[0, '#e79a3c'],
			[0.55, '#f6bd60'],
			[1, '#fbe0a6'],
		],
		800,
	),
	rays(660, 760, 1200, 18, '#fff4d6', 0.16),
	compass(),
	neck(),
	jacket(),
	place(398, 368, 1.1, head(), -2),
);

function compass(): string {
	const point = (turn: number, length: number, light: string, dark: string): string =>
		place(
			0,
			0,
			1,
			polygon(`0 ${-length}, 11 -11, 0 0`, dark) + polygon(`0 ${-length}, -11 -11, 0 0`, light),
			turn,
		);
	return place(
		638,
		236,
		1.05,
		disc(0, 0, 66, family.paper, 0.9) +
			disc(0, 0, 57, '#e9a648') +
			times(4, (index) => point(45 + index * 90, 36, family.cream, '#c57a2e')) +
			times(4, (index) =>
				point(index * 90, 54, family.paper, index === 0 ? family.coral : family.brick),
			),
		12,
	);
}

function neck(): string {
	return (
		fill('M312 480H486V600L560 650L400 800L250 650L312 600Z', skin.base) +
		fill(
			'M312 520C340 580 440 610 486 560V600L520 624C460 660 380 650 300 606L312 600Z',
			skin.shade,
		)
	);
}

function jacket(): string {
	return (
		fill('M30 820C44 700 150 652 296 610L400 770L500 606C650 646 756 700 770 820Z', family.night) +
		fill('M30 820C44 700 150 652 296 610L340 680C250 720 240 770 244 820Z', family.ink) +
		polygon('300 600, 400 760, 384 820, 300 820, 276 640', '#cfc7c0') +
		polygon('494 598, 400 760, 408 820, 500 820, 528 640', family.paper) +
		fill('M308 566L286 616L340 716L398 752C350 700 322 640 308 566Z', '#e2d9cd') +
		fill('M488 562L516 612L470 714L400 752C446 700 474 640 488 562Z', '#fffaf0') +
		fill('M288 612L232 690L290 720L270 740L352 820H200L214 640Z', '#0c1a31') +
		fill('M512 608L566 690L512 718L530 738L446 820H610L594 636Z', '#294670')
	);
}

function head(): string {
	return (
		ear(128, 22, 90, 1, skin) +
		ear(-134, 22, 84, -1, { ...skin, base: skin.shade }) +
		face() +
		croppedHair() +
		beard() +
		features() +
		glasses()
	);
}

function beard(): string {
	return (
		shape(
			'-130 -2, -130 60, -116 122, -84 182, -36 214, 0 218, 44 212, 90 180, 116 118, 128 58, 129 -2, 118 8, 108 58, 82 88, 40 88, -8 99, -50 90, -84 92, -108 62, -119 8',
			hair.dark,
		) +
		shape('124 30, 126 64, 112 122, 84 178, 62 194, 84 160, 92 124, 84 100, 106 76', hair.sheen) +
		line('M14 106Q40 98 60 108', hair.sheen, 5)
	);
}

function face(): string {
	return painted(
		'0 -168, -70 -164, -116 -124, -126 -40, -124 50, -114 114, -76 174, -30 204, 26 204, 78 172, 112 112, 122 50, 126 -40, 116 -124, 70 -164',
		skin.base,
		fill(
			'M-140 -200H-60C-84 -150 -96 -90 -94 -40C-84 -20 -92 10 -104 34C-84 60 -70 90 -70 220H-140Z',
			skin.shade,
		),
		blush(56, -104, '#b57a52', 0.5),
		blush(70, 54, '#b9774f', 0.6),
	);
}

/** Shaved to a clean line at the forehead and the temples. */
function croppedHair(): string {
	return (
		shape(
			'0 -204, 84 -190, 130 -140, 140 -60, 130 4, 118 -4, 114 -70, 104 -128, 92 -144, 0 -152, -92 -144, -104 -128, -114 -70, -118 -4, -130 4, -140 -60, -130 -140, -84 -190',
			hair.dark,
		) + line('M20 -186C70 -180 106 -158 118 -124', hair.sheen, 6)
	);
}

function features(): string {
	const look = { iris: '#2f1c1a', lid: '#150e16', crease: skin.shade, gaze: -3, white: '#f3e6d4' };
	return (
		brow({ x: -66, y: -46, side: -1, width: 66, thick: 15, arch: 9, drop: 5 }, hair.dark) +
		brow({ x: 52, y: -48, side: 1, width: 72, thick: 15, arch: 10, drop: 4 }, hair.dark) +
		eye({
			...look,
			x: -64,
			y: 2,
			side: -1,
			width: 52,
			open: 23,
			white: '#d8c4b4',
			crease: skin.deep,
		}) +
		eye({ ...look, x: 50, y: 1, side: 1, width: 56, open: 24 }) +
		nose({ x: -8, top: -16, base: 78, width: 74, side: -1, lean: 4 }, skin) +
		mouth(
			{ x: -6, y: 130, width: 84, smile: 7, upper: 11, lower: 13 },
			{ ...skin, shade: hair.sheen },
		)
	);
}

function glasses(): string {
	const lens = (x: number, width: number): string =>
		`M${x - width} -22C${x - width * 0.5} -30 ${x + width * 0.5} -30 ${x + width} -22C${x + width + 3} 12 ${x + width * 0.7} 34 ${x} 34C${x - width * 0.7} 34 ${x - width - 3} 12 ${x - width} -22Z`;
	return (
		fill(lens(-64, 42) + lens(50, 46), '#ffe9c0', 0.14) +
		line(lens(-64, 42) + lens(50, 46), '#3b1f1c', 8) +
		line('M-22 -14Q-8 -24 5 -14', '#3b1f1c', 8) +
		line('M97 -16L132 -8M-107 -16L-130 -10', '#3b1f1c', 8) +
		line('M24 -22Q44 -26 70 -23', '#a4694a', 3)
	);
}
