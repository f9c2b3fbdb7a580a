import { birds, rays, sky } from '../parts/weather.ts';
import { disc, fill, line, place, polygon, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { blush, brow, eye, mouth, nose, painted, portrait, shape } from '../tools/portrait-kit.ts';

const skin = {
	light: '#fde3cc',
	base: '#f4cdb0',
	shade: '#d39a86',
	deep: '#96585a',
	lips: ['#9c2f38', '#bf4a4a'],
} as const;
const hair = { dark: '#7f8699', mid: '#b4b9c2', light: '#dcdcd8', sheen: '#f4f0e6' };

/** A silver bob, pearls, a tailored jacket; a liner leaves behind her. */
export const scene = portrait(
	sky(
		[
			[0, '#e25f45'],
			[0.5, '#f2876a'],
			[1, '#f9bd94'],
		],
		800,
	),
	rays(150, 560, 1100, 16, '#ffe3c0', 0.14),
	sea(),
	liner(),
	birds(
		[
			[640, 250, 13],
			[684, 228, 9],
		],
		family.wine,
	),
	place(400, 372, 1.1, bobBehind(), -2),
	neck(),
	jacket(),
	place(400, 372, 1.1, face() + features() + bobBefore(), -2),
);

function sea(): string {
	return (
		rect(0, 520, 800, 280, '#a9474a') +
		line('M20 546H150M60 570H230M590 548H760M560 576H700M640 606H790M0 604H130', '#e98a6c', 4, 0.7)
	);
}

/** Seen from the quay, bow to the left; the head hides her stern. */
function liner(): string {
	return (
		line('M184 372C204 352 230 366 260 348S310 346 340 330', '#fbe0c4', 12, 0.55) +
		place(
			176,
			500,
			1,
			rect(-20, -122, 30, 62, family.ink) +
				rect(-20, -112, 30, 18, family.paper) +
				rect(40, -122, 30, 62, family.ink) +
				rect(40, -112, 30, 18, family.paper) +
				polygon('-60 -30, -50 -66, 180 -66, 180 -30', family.paper) +
				polygon('-84 -6, -76 -34, 180 -34, 180 -6', '#f3dcc2') +
				times(7, (index) => rect(-44 + index * 24, -54, 12, 10, family.dusk)) +
				fill('M-122 -10H180V26H-84C-98 20 -114 6 -122 -10Z', family.ink) +
				line('M-116 -2H180', family.gold, 4) +
				line('M-84 -12L-66 -84L-50 -64', family.ink, 3),
		)
	);
}

function bobBehind(): string {
	return shape(
		'0 -212, -100 -190, -152 -112, -162 -10, -166 80, -150 140, -90 128, 0 100, 90 130, 148 146, 160 86, 156 -10, 146 -112, 96 -190',
		hair.dark,
	);
}

function neck(): string {
	return (
		fill('M338 520H460V610L520 650L400 800L280 650L338 610Z', skin.base) +
		fill(
			'M460 520H338V560C380 596 430 610 440 640C448 680 430 720 410 780L520 650L460 610Z',
			skin.shade,
		)
	);
}

function jacket(): string {
	return (
		fill('M64 820C78 712 170 664 302 628L400 806L492 626C630 662 722 712 736 820Z', family.night) +
		fill('M492 626C630 662 722 712 736 820H560C566 750 540 690 492 626Z', family.ink) +
		fill('M316 622L400 772L398 820H330C300 760 290 690 302 628Z', family.paper) +
		fill('M482 618L400 772L404 820H470C500 760 506 690 492 626Z', '#d8cbbd') +
		fill('M306 618L230 706L296 724L276 752L340 820H380C336 750 310 690 306 618Z', '#294670') +
		fill('M490 616L572 706L504 724L524 752L464 820H420C464 750 488 690 490 616Z', family.night) +
		times(9, (index) => {
			const angle = Math.PI * (0.06 + index * 0.11);
			return disc(
				398 + Math.cos(angle) * 70,
				622 + Math.sin(angle) * 52,
				9.5,
				index < 4 ? '#e4d5c6' : '#fffaf0',
			);
		}) +
		place(262, 780, 1, polygon('0 -16, 5 -5, 16 0, 5 5, 0 16, -5 5, -16 0, -5 -5', family.gold))
	);
}

function face(): string {
	return painted(
		'0 -184, -80 -160, -112 -86, -120 -6, -114 50, -86 116, -40 172, -6 188, 30 176, 80 124, 112 56, 118 -6, 112 -86, 80 -160',
		skin.base,
		fill(
			'M70 -200C92 -120 94 -76 92 -40C72 -20 78 4 94 24C78 58 58 74 56 108C46 146 20 168 6 200H200V-200Z',
			skin.shade,
		),
		fill(
			'M-130 -200H130V-90C60 -110 10 -120 -50 -96C-86 -80 -98 -40 -100 20C-100 70 -96 100 -80 130H-130Z',
			skin.shade,
		),
		blush(-68, 56, '#e57a66', 0.5),
		line('M-44 82C-58 94 -64 104 -66 118', skin.shade, 4),
		line('M44 84C56 96 58 106 60 116', skin.deep, 3.4, 0.45),
		line('M-92 0L-102 -6M-90 9L-102 9', skin.shade, 3),
	);
}

function features(): string {
	const look = { iris: '#52789a', lid: '#3a2a35', crease: skin.shade, lash: 6, gaze: -2 };
	return (
		line('M-74 24Q-54 32 -34 22', skin.shade, 3.4) +
		brow({ x: -62, y: -42, side: -1, width: 64, thick: 9, arch: 15, drop: 4 }, hair.dark) +
		brow({ x: 50, y: -42, side: 1, width: 66, thick: 9, arch: 15, drop: 4 }, '#5c6175') +
		eye({ ...look, x: -60, y: -2, side: -1, width: 55, open: 22, slant: 6 }) +
		eye({
			...look,
			x: 50,
			y: -2,
			side: 1,
			width: 58,
			open: 22,
			slant: 6,
			white: '#ead3c6',
			crease: skin.deep,
		}) +
		nose({ x: -7, top: -18, base: 82, width: 46, side: 1, lean: -1, hook: 3 }, skin) +
		mouth({ x: -6, y: 120, width: 76, smile: 9, upper: 10, lower: 10 }, skin)
	);
}

/** Parted on the right, swept across the brow, cut straight at the jaw. */
function bobBefore(): string {
	return (
		shape(
			'40 -160, 20 -208, -50 -208, -118 -172, -156 -100, -164 0, -168 90, -154 146, -118 138, -100 110, -114 50, -112 -30, -80 -84, -10 -124',
			hair.light,
		) +
		shape(
			'34 -196, 90 -192, 140 -130, 156 -50, 160 60, 154 140, 124 142, 104 112, 116 50, 114 -30, 94 -90, 52 -136',
			hair.mid,
		) +
		shape('-118 120, -136 60, -136 -20, -112 -80, -130 -10, -124 60', hair.mid) +
		line(
			'M18 -176C-60 -176 -122 -130 -140 -40M22 -160C-50 -156 -100 -118 -122 -56',
			hair.mid,
			4.5,
		) +
		line('M-30 -192C-90 -176 -132 -130 -148 -60', hair.sheen, 7) +
		line('M60 -170C104 -140 130 -90 136 -20M134 20C138 60 136 90 130 120', hair.dark, 4.5) +
		disc(-112, 92, 9, '#fffaf0')
	);
}
