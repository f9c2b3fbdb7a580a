import { sky, stars } from '../parts/weather.ts';
import { clipTo, fill, line, place, polygon, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import {
	blush,
	brow,
	closed,
	ear,
	eye,
	mouth,
	nose,
	painted,
	portrait,
	shape,
} from '../tools/portrait-kit.ts';

const skin = {
	light: '#fbdcc0',
	base: '#eebb9b',
	shade: '#c98d78',
	deep: '#8d5350',
	lips: ['#a35a54', '#c2736a'],
} as const;
const hair = { dark: '#8f97a3', mid: '#bcc1c4', light: '#e4e2da' };

/** Grey hair brushed back, a full moustache, a fisherman's sweater under tweed, and a light on the coast. */
export const scene = portrait(
	sky(
		[
			[0, '#12393f'],
			[0.6, '#1d5a5a'],
			[1, '#4f9186'],
		],
		800,
	),
	stars(40, 800, 300, '#fff4d6', 8),
	lighthouse(),
	neck(),
	sweater(),
	jacket(),
	place(404, 366, 1.1, head(), 2),
);

function lighthouse(): string {
	return (
		polygon('654 240, -20 90, -20 230', '#fbe7b4', 0.22) +
		polygon('660 240, 820 190, 820 300', '#fbe7b4', 0.22) +
		place(
			656,
			250,
			1,
			polygon('-24 20, 24 20, 36 250, -36 250', family.paper) +
				polygon('4 20, 24 20, 36 250, 10 250', '#cdbfa8') +
				polygon('-27 70, 27 70, 29.500 120, -29.500 120', family.coral) +
				polygon('-32 170, 32 170, 34.500 220, -34.500 220', family.coral) +
				rect(-32, 10, 64, 12, family.ink) +
				rect(-17, -24, 34, 34, '#ffe7a6') +
				line('M0 -24V10', family.ink, 4) +
				fill('M-24 -24Q0 -58 24 -24Z', family.brick) +
				fill('M-330 330C-200 280 -60 214 170 262V560H-330Z', '#123034'),
		)
	);
}

function neck(): string {
	return fill('M318 500H490V640H318Z', skin.shade);
}

function sweater(): string {
	const collar = 'M306 580C350 620 450 622 498 576L520 650C470 700 340 700 288 652Z';
	return (
		fill('M200 820L290 630H516L610 820Z', '#efe3c8') +
		fill('M450 640H516L610 820H480Z', '#cfbfa2') +
		[340, 400, 460]
			.map((x) =>
				times(4, (index) =>
					line(`M${x - 12} ${706 + index * 32}q12 16 24 0m-24 16q12 -16 24 0`, '#b8a684', 4),
				),
			)
			.join('') +
		fill(collar, '#f8eed8') +
		clipTo(
			collar,
			fill('M440 560H530V720H460Z', '#d6c7aa') +
				times(13, (index) =>
					line(`M${292 + index * 18} 580L${282 + index * 20} 710`, '#c5b491', 4),
				),
		)
	);
}

function jacket(): string {
	return (
		fill('M40 820C56 706 150 664 286 626C290 690 320 760 356 820Z', '#8a6438') +
		fill('M762 820C744 706 650 662 520 624C516 690 486 760 452 820Z', '#5f432b') +
		fill('M286 626L236 700L292 724L268 744L330 820H356C320 760 290 690 286 626Z', '#a67c46') +
		fill('M520 624L572 700L516 722L540 744L478 820H452C486 760 516 690 520 624Z', '#754f31')
	);
}

function head(): string {
	return (
		ear(-126, 28, 104, -1, skin) +
		fill(
			closed(
				'0 -190, -100 -168, -134 -90, -134 -4, -112 40, 0 -40, 106 0, 126 -40, 124 -110, 84 -176',
			),
			hair.dark,
		) +
		face() +
		features() +
		sweptHair()
	);
}

function face(): string {
	return painted(
		'4 -190, -84 -168, -120 -90, -122 0, -114 76, -98 132, -62 184, -14 206, 30 204, 72 178, 100 126, 112 66, 116 -10, 112 -90, 84 -164',
		skin.base,
		fill(
			'M78 -200C90 -120 92 -80 84 -40C64 -24 72 4 88 22C82 56 54 84 70 128C64 164 44 186 34 220H200V-200Z',
			skin.shade,
		),
		blush(-64, 62, '#e27c60', 0.55),
		blush(70, 60, '#b85f50', 0.35),
		line('M-96 -4L-112 -12M-96 6L-114 8M-92 16L-108 26', skin.shade, 3.4),
		line('M-60 -96C-20 -104 30 -104 60 -96M-46 -76C-16 -82 24 -82 46 -76', skin.shade, 3.6),
		line('M-42 76C-66 88 -78 104 -84 118', skin.shade, 5),
		line('M56 78C76 90 84 102 88 116', skin.deep, 4, 0.5),
	);
}

function features(): string {
	const look = { iris: '#3f7a9c', lid: '#4b3a3c', crease: skin.shade, lash: 0, gaze: 3, fold: 8 };
	return (
		line('M-76 26Q-52 36 -28 24M48 24Q66 34 84 24', skin.shade, 4) +
		eye({ ...look, x: -52, y: 4, side: -1, width: 58, open: 19, slant: 4 }) +
		eye({
			...look,
			x: 66,
			y: 4,
			side: 1,
			width: 50,
			open: 19,
			slant: 4,
			white: '#ecd8c8',
			crease: skin.deep,
		}) +
		brow({ x: -54, y: -27, side: -1, width: 78, thick: 16, arch: 13, drop: -2 }, hair.light) +
		brow({ x: 68, y: -27, side: 1, width: 62, thick: 16, arch: 12, drop: -2 }, hair.mid) +
		nose({ x: 6, top: -14, base: 90, width: 64, side: 1, lean: 5, hook: 5 }, skin) +
		mouth({ x: 8, y: 142, width: 96, smile: 16, upper: 6, lower: 13 }, skin) +
		fill(
			'M8 104C-12 98 -40 104 -58 122C-68 130 -78 132 -88 124C-84 146 -56 154 -32 146C-16 140 0 136 8 136C18 138 30 142 46 150C66 160 94 150 100 124C90 132 82 130 74 122C54 104 28 98 8 104Z',
			hair.light,
		) +
		fill(
			'M8 104C28 98 54 104 74 122C82 130 90 132 100 124C96 146 70 154 48 146C32 140 18 136 8 136Z',
			hair.mid,
		) +
		line(
			'M-8 112C-26 112 -42 124 -54 138M24 112C42 112 56 124 68 138M-4 124C-16 126 -26 134 -36 142',
			hair.dark,
			3.4,
		)
	);
}

/** A high side parting on the left, brushed over to the right. */
function sweptHair(): string {
	return (
		shape(
			'-62 -176, -110 -150, -140 -84, -138 -8, -120 10, -120 -50, -104 -100, -70 -132',
			hair.mid,
		) +
		shape(
			'-74 -136, -70 -186, -10 -214, 70 -206, 122 -162, 136 -90, 130 -20, 116 6, 112 -60, 92 -110, 40 -124, -20 -120',
			hair.light,
		) +
		shape(
			'60 -206, 122 -162, 136 -90, 130 -20, 116 6, 112 -60, 94 -110, 70 -130, 84 -166',
			hair.mid,
		) +
		line(
			'M-60 -150C-10 -186 50 -184 96 -144M-40 -138C10 -160 56 -154 92 -124M-30 -190C20 -204 70 -192 104 -162',
			hair.dark,
			4,
		) +
		line('M-84 -142C-108 -116 -122 -80 -124 -40', hair.light, 5)
	);
}
