import { mountain } from '../parts/mountains.ts';
import { rays, sky, sun } from '../parts/weather.ts';
import { disc, fill, line, place, polygon, rect } from '../tools/kit.ts';
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
	light: '#e9b184',
	base: '#d3946a',
	shade: '#a9694d',
	deep: '#713c36',
	lips: ['#94493f', '#b86555'],
} as const;
const hair = { dark: '#221a24', mid: '#40303a', sheen: '#715052' };

/** Wavy hair, two days without a razor, the straps of a rucksack; the Andes at dusk. */
export const scene = portrait(
	sky(
		[
			[0, '#4b3f78'],
			[0.4, '#a8608a'],
			[0.7, '#f29a72'],
			[1, '#f9cf94'],
		],
		640,
	),
	rays(640, 470, 900, 14, '#ffe3b8', 0.12),
	sun(640, 420, 66, '#fff0cc', '#ffd38a'),
	peaks(),
	neck(),
	shirt(),
	place(404, 372, 1.1, head(), 3),
);

function peaks(): string {
	const rock = { light: '#b57a96', shade: '#6d4a7c' };
	const snow = { light: '#fdeee0', shade: '#c9a3bb', depth: 0.4 };
	return (
		mountain([150, 300], [-90, 640], [400, 640], { ...rock, seed: 3 }, snow) +
		mountain([716, 430], [500, 660], [930, 660], { ...rock, seed: 8 }, snow) +
		fill('M0 560C120 540 260 590 400 580S660 560 800 590V800H0Z', '#56396a')
	);
}

function neck(): string {
	return (
		fill('M322 500H480V610L520 650L400 770L280 650L322 610Z', skin.base) +
		fill(
			'M322 500H480V560C440 610 390 620 372 650C364 690 380 720 396 764L280 650L322 610Z',
			skin.shade,
		)
	);
}

function shirt(): string {
	return (
		fill('M44 820C58 704 160 656 300 616L400 776L500 614C640 654 742 704 756 820Z', family.lagoon) +
		fill('M44 820C58 704 160 656 300 616L352 700C270 720 236 770 240 820Z', family.pine) +
		polygon('318 612, 400 730, 400 778, 300 640', '#f3e3c6') +
		polygon('482 610, 400 730, 400 778, 500 640', family.paper) +
		fill('M312 590L268 640L318 742L398 748C352 700 326 650 312 590Z', '#2a7370') +
		fill('M488 588L532 640L484 742L402 748C450 700 476 650 488 588Z', '#48a39b') +
		fill('M150 668L214 642L236 820H156Z', '#8a4a2c') +
		fill('M584 638L650 664L644 820H568Z', '#b86a38') +
		rect(160, 740, 72, 20, family.gold, 1, 4) +
		rect(570, 740, 72, 20, '#ffd98c', 1, 4) +
		line('M400 776V820', '#1b5556', 5) +
		disc(414, 796, 5, family.paper)
	);
}

function head(): string {
	return (
		ear(-124, 24, 88, -1, { ...skin, base: skin.shade }) +
		ear(124, 26, 84, 1, skin) +
		face() +
		features() +
		waves()
	);
}

function face(): string {
	return painted(
		'4 -190, -82 -166, -118 -90, -120 0, -116 70, -98 132, -56 180, -16 198, 34 198, 72 180, 108 130, 120 66, 122 0, 118 -90, 84 -166',
		skin.base,
		fill(
			'M-140 -200H-70C-90 -120 -96 -70 -88 -36C-76 -16 -82 10 -96 30C-80 60 -62 84 -60 116C-50 160 -30 180 -20 220H-140Z',
			skin.shade,
		),
		fill('M-130 -120C-60 -84 60 -84 130 -130V-200H-130Z', skin.shade),
		blush(72, 54, '#ee9468', 0.6),
		fill(
			'M-130 30C-112 60 -98 84 -70 92C-46 84 -26 92 6 94C36 90 56 84 78 90C102 84 116 60 130 26V230H-130Z',
			'#4a2a30',
			0.3,
		),
		fill(
			'M8 146C30 146 42 158 46 176C46 196 30 206 8 208C-14 206 -30 196 -30 176C-26 158 -14 146 8 146Z',
			'#3a2029',
			0.09,
		),
	);
}

function features(): string {
	const look = { iris: '#4a2c1e', lid: hair.dark, crease: skin.shade, lash: 2, gaze: 2 };
	return (
		brow({ x: -50, y: -38, side: -1, width: 72, thick: 17, arch: 8, drop: 4 }, hair.dark) +
		brow({ x: 64, y: -40, side: 1, width: 68, thick: 17, arch: 10, drop: 3 }, hair.dark) +
		eye({
			...look,
			x: -48,
			y: 1,
			side: -1,
			width: 58,
			open: 23,
			slant: 3,
			white: '#e6cfbd',
			crease: skin.deep,
		}) +
		eye({ ...look, x: 62, y: 0, side: 1, width: 56, open: 23, slant: 4 }) +
		nose({ x: 6, top: -16, base: 82, width: 58, side: -1, lean: 0, hook: 4 }, skin) +
		mouth(
			{ x: 8, y: 118, width: 96, smile: 13, upper: 8, lower: 9, teeth: 12 },
			{ ...skin, shade: '#6d3f3c' },
		) +
		line('M-52 78C-66 92 -70 104 -68 120M68 78C82 92 84 104 82 116', skin.deep, 4, 0.5)
	);
}

function waves(): string {
	return (
		shape(
			'-128 20, -146 -60, -136 -130, -96 -176, -60 -180, -70 -130, -106 -88, -116 -40',
			hair.dark,
		) +
		shape('132 16, 146 -50, 142 -116, 112 -170, 70 -180, 84 -130, 112 -92, 120 -40', hair.mid) +
		shape(
			'-112 -80, -140 -130, -118 -184, -70 -216, -20 -222, 40 -232, 96 -210, 134 -160, 130 -100, 112 -78, 96 -116, 60 -126, 30 -108, -10 -110, -40 -132, -70 -124',
			hair.dark,
		) +
		shape(
			'40 -232, 96 -210, 134 -160, 130 -100, 112 -78, 96 -116, 60 -126, 84 -150, 70 -190',
			hair.mid,
		) +
		line(
			'M-92 -150C-70 -190 -20 -170 0 -144M-60 -196C-20 -208 24 -184 34 -140M10 -210C60 -216 92 -176 84 -140',
			hair.sheen,
			6,
		) +
		line('M108 -180C124 -160 126 -130 118 -112', hair.sheen, 5)
	);
}
