import { rays, sky } from '../parts/weather.ts';
import { fill, line, oval, place, times } from '../tools/kit.ts';
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
	light: '#eebb8e',
	base: '#dc9f72',
	shade: '#b9754f',
	deep: '#8a4b38',
	lips: ['#a94c45', '#c9665a'],
} as const;
const hair = { dark: '#231b2b', mid: '#3a2836', sheen: '#6b4446' };

/** Hair in a knot, a yellow scarf against the wind, a paper plane overhead. */
export const scene = portrait(
	sky(
		[
			[0, '#2f8f8b'],
			[0.6, '#7cc0ac'],
			[1, '#cfe3c2'],
		],
		800,
	),
	rays(180, 800, 1100, 16, family.paper, 0.12),
	paperPlane(),
	place(404, 372, 1.1, knot(), 3),
	coat(),
	neck(),
	scarf(),
	place(404, 372, 1.1, head(), 3),
);

function paperPlane(): string {
	return (
		line('M92 376C128 330 126 292 108 270S120 214 150 210', family.paper, 4, 0.85) +
		place(
			158,
			194,
			1,
			fill('M-26 14L68 -44L28 44L10 22Z', family.paper) +
				fill('M68 -44L10 22L12 48L24 32Z', '#d9c9ae') +
				fill('M68 -44L-26 14L-2 18Z', '#fffaf0'),
		)
	);
}

function knot(): string {
	return (
		shape('-110 -170, -92 -236, -36 -262, 24 -244, 44 -200, 10 -160, -60 -150', hair.dark) +
		line('M-84 -196C-70 -236 -26 -248 8 -226M-58 -194C-44 -218 -18 -224 4 -206', hair.sheen, 6) +
		shape(
			'-150 -40, -140 -130, -80 -200, 0 -216, 84 -196, 136 -130, 136 -40, 108 0, -110 40',
			hair.dark,
		)
	);
}

function coat(): string {
	return (
		fill('M60 820C80 690 180 640 310 616H500C630 640 726 690 744 820Z', family.night) +
		fill('M470 616H500C630 640 726 690 744 820H560C560 730 530 660 470 616Z', family.ink) +
		line('M214 820C222 770 232 740 250 712M600 820C596 776 588 744 572 716', '#0c1a31', 5)
	);
}

function neck(): string {
	return (
		fill('M338 520H468C466 570 472 600 496 640H310C334 600 340 570 338 520Z', skin.base) +
		fill('M338 520H468C466 570 472 600 496 640H420C424 612 384 604 338 566Z', skin.shade)
	);
}

function scarf(): string {
	return (
		shape(
			'282 600, 330 576, 400 616, 474 578, 530 604, 548 660, 490 706, 400 722, 316 704, 268 654',
			'#eaa83f',
		) +
		shape('400 618, 474 580, 530 604, 548 660, 490 706, 420 720, 450 670', '#c97f2d') +
		line(
			'M300 624C340 668 380 684 440 684M292 656C330 696 370 706 420 704M518 622C490 656 470 664 440 668',
			'#a8641f',
			5,
		) +
		fill('M330 700C322 740 326 780 316 820H408C412 776 406 740 412 716Z', '#eaa83f') +
		fill('M380 712C378 750 384 784 376 820H408C412 776 406 740 412 716Z', '#c97f2d') +
		times(3, (index) => line(`M322 ${752 + index * 20}H406`, family.brick, 6))
	);
}

function head(): string {
	return (
		ear(-118, 34, 84, -1, skin) +
		oval(-126, 84, 8, 14, family.gold) +
		face() +
		features() +
		fringe()
	);
}

function face(): string {
	return painted(
		'0 -186, -84 -160, -122 -80, -120 10, -110 74, -82 128, -34 176, 14 188, 56 172, 92 124, 112 66, 116 -10, 112 -90, 76 -160',
		skin.base,
		fill(
			'M86 -200C92 -120 96 -70 92 -36C74 -20 78 6 92 30C80 66 64 84 66 112C60 150 40 168 26 200H200V-200Z',
			skin.shade,
		),
		blush(-62, 60, '#e8805c', 0.5),
		fill('M-130 -150C-60 -110 30 -116 130 -170V-200H-130Z', skin.shade),
	);
}

function features(): string {
	const look = { iris: '#5a3524', lid: hair.dark, crease: skin.shade, lash: 8, gaze: 3 };
	return (
		brow({ x: -52, y: -38, side: -1, width: 74, thick: 11, arch: 13, drop: 4 }, hair.mid) +
		brow({ x: 68, y: -38, side: 1, width: 60, thick: 11, arch: 13, drop: 6 }, hair.dark) +
		eye({ ...look, x: -50, y: 0, side: -1, width: 62, open: 26, slant: 7 }) +
		eye({
			...look,
			x: 68,
			y: 0,
			side: 1,
			width: 54,
			open: 26,
			slant: 7,
			white: '#ecd9c8',
			crease: skin.deep,
		}) +
		nose({ x: 8, top: -20, base: 84, width: 48, side: 1, lean: 4 }, skin) +
		mouth({ x: 10, y: 124, width: 78, smile: 7, upper: 11, lower: 10 }, skin)
	);
}

/** Parted on the left and drawn back behind the ear. */
function fringe(): string {
	return (
		fill('M-60 -190H40V-150L-26 -146Z', hair.dark) +
		shape(
			'-20 -206, -92 -186, -138 -112, -142 -20, -124 24, -118 -20, -104 -70, -70 -116, -26 -148',
			hair.dark,
		) +
		shape(
			'-34 -150, 10 -206, 90 -182, 136 -108, 136 -20, 122 10, 114 -30, 106 -70, 76 -108, 24 -134',
			hair.dark,
		) +
		line('M-40 -168C-84 -150 -116 -110 -126 -56M-10 -170C50 -160 96 -130 116 -76', hair.sheen, 5) +
		line('M-58 -176C-100 -150 -124 -118 -132 -76', hair.mid, 6)
	);
}
