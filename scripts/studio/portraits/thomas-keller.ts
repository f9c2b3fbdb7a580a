import { rays, sky } from '../parts/weather.ts';
import { disc, fill, line, place, polygon, rect, times } from '../tools/kit.ts';
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
	light: '#ffe2c8',
	base: '#f3c4a2',
	shade: '#cf9377',
	deep: '#8f5049',
	lips: ['#ad5a50', '#cb786a'],
} as const;
const hair = { dark: '#8a7361', mid: '#b39a80' };

/** Bald and round-spectacled, a hotel man's waistcoat and tie; a room key hangs where he can reach it. */
export const scene = portrait(
	sky(
		[
			[0, '#5f2f52'],
			[0.6, '#9a4f6c'],
			[1, '#d98a80'],
		],
		800,
	),
	rays(660, 800, 1150, 16, '#ffd9c0', 0.1),
	key(),
	neck(),
	suit(),
	place(400, 376, 1.1, head(), 2),
);

/** A key with a brass tag, on a nail. */
function key(): string {
	return place(
		150,
		232,
		1,
		disc(0, -64, 7, family.paper) +
			line('M0 -62V-40', family.paper, 4) +
			`<circle cx="0" cy="-18" r="22" fill="none" stroke="${family.gold}" stroke-width="11"/>` +
			rect(-5.5, 2, 11, 84, family.gold) +
			rect(4, 56, 20, 10, family.gold) +
			rect(4, 74, 26, 11, family.gold) +
			place(
				-8,
				0,
				1,
				line('M0 -4L-14 20', family.paper, 3.4) +
					fill('M-26 18L2 24L-8 100L-42 92Z', family.paper) +
					polygon(
						'-16 34, -12 46, -2 47, -10 55, -7 66, -17 60, -27 65, -24 54, -31 46, -21 45',
						family.coral,
					) +
					line('M-28 76L-14 79', family.dusk, 4.4),
				14,
			),
		-6,
	);
}

function neck(): string {
	return (
		fill('M318 520H484V640L400 720L316 640Z', skin.base) +
		fill('M484 520H318V574C370 616 430 610 440 660L400 720L484 640Z', skin.shade)
	);
}

function suit(): string {
	return (
		fill('M40 820C54 700 160 656 296 616L400 790L504 616C640 656 746 700 760 820Z', family.pine) +
		fill('M504 616C640 656 746 700 760 820H566C570 750 550 690 504 616Z', '#123639') +
		polygon('306 620, 400 720, 494 620, 520 660, 440 820, 360 820, 280 660', family.paper) +
		polygon('400 720, 494 620, 520 660, 440 820, 404 820', '#dccfc0') +
		polygon('376 668, 424 668, 414 704, 386 704', family.gold) +
		polygon('387 704, 413 704, 432 820, 368 820', '#e8a94e') +
		polygon('402 704, 413 704, 432 820, 404 820', '#b97a33') +
		times(3, (index) =>
			line(
				`M${378 - index * 2} ${744 + index * 28}L${420 + index * 3} ${728 + index * 28}`,
				family.brick,
				5,
			),
		) +
		fill('M312 574L290 622L340 706L396 672C356 650 328 616 312 574Z', '#fffaf0') +
		fill('M490 574L512 622L462 706L404 672C446 650 474 616 490 574Z', '#e6dacb') +
		fill('M296 616L222 700L286 722L262 746L344 820H372C330 760 306 690 296 616Z', '#2c696a') +
		fill('M504 616L578 700L516 722L538 746L458 820H430C470 760 496 690 504 616Z', family.pine)
	);
}

function head(): string {
	return (
		ear(-130, 22, 92, -1, skin) +
		ear(130, 22, 92, 1, { ...skin, base: skin.shade }) +
		face() +
		shape('-118 -88, -136 -60, -146 -16, -138 4, -122 26, -114 16, -110 -20, -112 -60', hair.mid) +
		shape('118 -88, 136 -60, 146 -16, 138 4, 122 26, 114 16, 110 -20, 112 -60', hair.dark) +
		features() +
		spectacles()
	);
}

function face(): string {
	return painted(
		'0 -196, -62 -186, -108 -140, -124 -70, -126 10, -122 74, -100 132, -58 174, 0 190, 58 174, 100 132, 122 74, 126 10, 124 -70, 108 -140, 62 -186',
		skin.base,
		fill(
			'M40 -220C84 -180 104 -120 100 -50C82 -26 86 6 100 30C88 66 66 84 68 112C60 152 34 172 18 210H200V-220Z',
			skin.shade,
		),
		shape('-76 -126, -50 -164, -8 -176, -16 -160, -48 -142, -62 -116', skin.light),
		blush(-74, 64, '#ec8262', 0.55),
		blush(76, 64, '#b85f4c', 0.35),
		line('M-40 -92C-14 -98 22 -98 46 -92', skin.shade, 3.6),
		line('M-50 80C-68 92 -76 106 -76 122', skin.shade, 5),
		line('M50 80C66 92 72 106 72 120', skin.deep, 4, 0.5),
		line('M-40 160Q0 180 42 160', skin.shade, 4),
	);
}

function features(): string {
	const look = { iris: '#5f6f55', lid: '#4d3433', crease: skin.shade, lash: 1, gaze: 0, fold: 9 };
	return (
		brow({ x: -56, y: -48, side: -1, width: 66, thick: 12, arch: 13, drop: 8 }, hair.dark) +
		brow({ x: 56, y: -48, side: 1, width: 66, thick: 12, arch: 13, drop: 8 }, '#6d5648') +
		eye({ ...look, x: -54, y: 2, side: -1, width: 54, open: 21, slant: 2 }) +
		eye({
			...look,
			x: 54,
			y: 2,
			side: 1,
			width: 54,
			open: 21,
			slant: 2,
			white: '#ead0be',
			crease: skin.deep,
		}) +
		nose({ x: 0, top: -14, base: 80, width: 66, side: 1, lean: 3, hook: -2 }, skin) +
		mouth({ x: 0, y: 122, width: 92, smile: 14, upper: 6, lower: 10 }, skin)
	);
}

function spectacles(): string {
	const lens = (x: number): string =>
		disc(x, 4, 42, '#fff6e2', 0.08) +
		`<circle cx="${x}" cy="4" r="42" fill="none" stroke="#2f2230" stroke-width="6.500"/>` +
		line(`M${x - 28} -8Q${x - 22} -24 ${x - 6} -29`, '#fffaf0', 4, 0.7);
	return (
		lens(-54) +
		lens(54) +
		line('M-13 -2Q0 -14 13 -2', '#2f2230', 6.5) +
		line('M-96 -2L-124 -8M96 -2L124 -8', '#2f2230', 6.5)
	);
}
