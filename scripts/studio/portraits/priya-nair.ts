import { sky, stars } from '../parts/weather.ts';
import { clipTo, disc, fill, glow, line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { blush, brow, eye, mouth, nose, painted, portrait, shape } from '../tools/portrait-kit.ts';

const skin = {
	light: '#cf9163',
	base: '#b3764e',
	shade: '#874f3b',
	deep: '#5a2f2e',
	lips: ['#8c3a3c', '#b2544f'],
} as const;
const hair = { dark: '#15131f', mid: '#2a2740', sheen: '#4d4a72' };

/** Long black hair over one shoulder, a coral blouse; the night train crosses its viaduct. */
export const scene = portrait(
	sky(
		[
			[0, '#131f42'],
			[0.55, '#3a4a86'],
			[1, '#8a78a8'],
		],
		800,
	),
	stars(70, 800, 420, '#fff4d6', 5),
	moon(),
	nightTrain(),
	place(396, 368, 1.1, hairBehind(), -3),
	neck(),
	blouse(),
	place(396, 368, 1.1, face() + features() + hairBefore(), -3),
	lock(),
);

function moon(): string {
	return (
		glow(654, 214, 150, '#fbe7b4', 0.5) +
		fill('M676 168A50 50 0 1 0 704 240A42 42 0 0 1 676 168Z', '#fdf0cb')
	);
}

function nightTrain(): string {
	const arches =
		'M-10 470H810V800H-10Z' +
		times(8, (index) => `M${6 + index * 104} 800V540a42 42 0 0 1 84 0V800Z`);
	return (
		`<path d="${arches}" fill="#27305e" fill-rule="evenodd"/>` +
		rect(-10, 464, 820, 12, '#46508a') +
		fill('M-10 416H196C226 420 246 440 250 462H-10Z', family.coral) +
		fill('M-10 446H246L250 462H-10Z', family.brick) +
		fill('M198 422C216 426 228 434 234 444H198Z', '#ffe7a6') +
		times(6, (index) => rect(4 + index * 32, 424, 20, 16, '#ffe7a6', 1, 3)) +
		fill('M246 448L330 436V474L250 458Z', '#ffe7a6', 0.3)
	);
}

function hairBehind(): string {
	return shape(
		'0 -208, -100 -184, -148 -104, -156 0, -166 120, -176 240, -150 330, 0 340, 150 320, 172 230, 156 110, 150 0, 142 -104, 96 -184',
		hair.dark,
	);
}

function neck(): string {
	return (
		fill(
			'M338 520H458C458 580 480 616 530 640L400 760L270 640C320 616 338 580 338 520Z',
			skin.base,
		) +
		fill(
			'M338 520H458C458 580 480 616 530 640L420 740C440 680 440 640 420 612C390 600 360 590 338 560Z',
			skin.shade,
		)
	);
}

function blouse(): string {
	return (
		fill(
			'M76 820C90 714 170 666 286 630C320 700 356 740 400 760C446 740 480 700 512 628C630 664 710 714 724 820Z',
			family.coral,
		) +
		fill('M512 628C630 664 710 714 724 820H520C540 750 532 690 512 628Z', family.brick) +
		line('M286 632C320 702 356 742 400 762C446 742 480 702 512 630', '#f8a58a', 9) +
		line('M400 762V820', family.brick, 5) +
		line('M330 640C350 690 380 716 396 720C420 710 446 680 462 636', family.gold, 4) +
		disc(396, 726, 12, family.gold) +
		disc(396, 726, 5, family.brick)
	);
}

function face(): string {
	return painted(
		'0 -180, -82 -156, -118 -86, -124 -6, -118 62, -92 124, -48 170, -8 184, 34 172, 82 126, 108 62, 114 -6, 110 -86, 78 -156',
		skin.base,
		fill(
			'M80 -200C92 -120 96 -70 90 -36C72 -18 78 8 90 28C76 64 58 82 58 112C48 148 22 168 8 200H200V-200Z',
			skin.shade,
		),
		fill(
			'M0 -150C-50 -130 -96 -90 -104 -10C-110 40 -108 70 -96 110L-140 100V-200H140V60L106 60C112 -40 70 -130 0 -150Z',
			skin.shade,
		),
		blush(-68, 60, '#d8764c', 0.5),
	);
}

function features(): string {
	const look = {
		iris: '#33201f',
		lid: '#100d17',
		crease: skin.shade,
		lash: 9,
		gaze: -3,
		white: '#f8ebdb',
	};
	return (
		brow({ x: -62, y: -40, side: -1, width: 66, thick: 13, arch: 12, drop: 5 }, hair.dark) +
		brow({ x: 52, y: -40, side: 1, width: 66, thick: 13, arch: 12, drop: 5 }, hair.dark) +
		eye({ ...look, x: -60, y: 0, side: -1, width: 60, open: 27, slant: 8 }) +
		eye({
			...look,
			x: 50,
			y: 0,
			side: 1,
			width: 60,
			open: 27,
			slant: 8,
			white: '#dcc5b6',
			crease: skin.deep,
		}) +
		nose({ x: -6, top: -16, base: 80, width: 52, side: 1, lean: -2 }, skin) +
		disc(-30, 70, 4, '#ffe7a6') +
		mouth({ x: -5, y: 122, width: 82, smile: 11, upper: 11, lower: 13 }, skin)
	);
}

/** Parted in the middle. */
function hairBefore(): string {
	return (
		shape(
			'-8 -140, 4 -208, -70 -200, -134 -140, -154 -40, -160 80, -150 160, -118 140, -108 70, -112 -10, -88 -80, -50 -118',
			hair.dark,
		) +
		shape(
			'-8 -142, -6 -208, 70 -200, 130 -140, 150 -40, 154 80, 140 150, 112 120, 108 60, 108 -10, 84 -80, 40 -120',
			hair.dark,
		) +
		line(
			'M-16 -176C-80 -160 -124 -110 -134 -20C-140 30 -138 80 -136 110M-14 -158C-66 -136 -104 -90 -114 -30',
			hair.sheen,
			5,
		) +
		line('M14 -174C70 -156 112 -110 124 -30', hair.mid, 6)
	);
}

/** What falls forward over the left shoulder. */
function lock(): string {
	const strand =
		'M236 470C206 560 216 640 200 730C196 770 206 800 214 830H330C346 770 330 720 318 660C304 600 292 560 282 500Z';
	return (
		fill(strand, hair.dark) +
		clipTo(
			strand,
			line('M254 500C244 580 262 660 250 830M278 520C276 600 304 690 296 830', hair.sheen, 5) +
				line('M232 560C230 640 226 720 226 830', hair.mid, 7),
		)
	);
}
