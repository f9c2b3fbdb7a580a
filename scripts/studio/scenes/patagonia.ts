import { walker } from '../parts/built.ts';
import { guanaco } from '../parts/guanaco.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { birds, glints, mist, sky, streak, stars } from '../parts/weather.ts';
import {
	fade,
	fill,
	glow,
	hill,
	pointsOf,
	polygon,
	poster,
	reflected,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	ice: '#bfe3e0',
	grass: '#e0a94f',
	scrub: '#c9503f',
};
const rock = { light: '#f7936b', shade: '#6a4f86' };
const snow = { light: '#fff0dc', shade: '#b0a3cc' };

/** Fitz Roy on fire at sunrise above its glacial lake; a hiker and a guanaco have come to see. */
export const scene = poster(
	sky(
		[
			[0, '#27437c'],
			[0.3, '#6f7fb0'],
			[0.58, '#e3a7a5'],
			[0.85, '#fddcae'],
		],
		660,
	),
	stars(30, 800, 200, colour.paper, 5),
	streak(-80, 210, 460, 30, '#d99fb0', 0.7),
	streak(440, 160, 460, 32, '#c08fb0', 0.7),
	streak(460, 330, 420, 24, '#f7c0a0', 0.7),
	glow(330, 620, 420, '#ffdca8', 0.5),
	birds([[170, 330, 24]], colour.night),
	mountain(
		[40, 470],
		[-160, 690],
		[250, 690],
		{ light: '#d99a9c', shade: '#8f7fae', seed: 3 },
		{ ...snow, depth: 0.45 },
	),
	mountain(
		[760, 450],
		[560, 690],
		[1000, 690],
		{ light: '#d99a9c', shade: '#8f7fae', seed: 13 },
		{ ...snow, depth: 0.45 },
	),
	massif(),
	mist(560, 120, '#fbd3b0', 0.65),
	glacier(),
	fade(0, 676, 800, 180, [
		[0, '#f0bf9f'],
		[0.3, '#79b5ae'],
		[1, '#1f6f85'],
	]),
	reflected(680, massif(), 0.35, 0.42),
	glints({ x: 360, y: 690, height: 130, near: 520, far: 340, count: 22, seed: 6 }, '#ffe6bf', 0.6),
	moraine(),
	guanaco(228, 868),
	walker(560, 878, 104, colour.coral, colour.cream, colour.ink),
	fill('M546 796h-20q-6 22 0 44h18Z', colour.night),
	foreground(),
);

function massif(): string {
	const spire = (
		x: number,
		y: number,
		left: number,
		right: number,
		seed: number,
		depth: number,
		lean = 0.12,
	): string =>
		mountain(
			[x, y],
			[left, 680],
			[right, 680],
			{ ...rock, seed, roughness: 0.09, lean },
			{ ...snow, depth },
		);
	return (
		spire(226, 410, 120, 340, 8, 0.2) +
		spire(600, 400, 480, 730, 15, 0.2) +
		spire(290, 350, 190, 400, 21, 0.14) +
		spire(536, 330, 430, 650, 10, 0.14) +
		tower() +
		mountain(
			[300, 540],
			[120, 680],
			[470, 680],
			{ light: '#e58a74', shade: '#5f4a7c', seed: 6 },
			{ ...snow, depth: 0.55 },
		) +
		mountain(
			[520, 530],
			[350, 680],
			[720, 680],
			{ light: '#e58a74', shade: '#5f4a7c', seed: 9 },
			{ ...snow, depth: 0.5 },
		)
	);
}

/** The great tower itself: sheer on both sides, a shoulder to the right, snow on its ledges. */
function tower(): string {
	return (
		polygon(
			'250 680, 318 560, 342 470, 352 380, 372 300, 392 262, 408 240, 424 236, 438 256, 452 300, 470 330, 482 380, 504 420, 520 500, 560 580, 620 680',
			rock.light,
		) +
		polygon(
			'408 240, 424 236, 438 256, 452 300, 470 330, 482 380, 504 420, 520 500, 560 580, 620 680, 440 680, 452 600, 424 540, 436 460, 412 400, 424 330',
			rock.shade,
		) +
		polygon('392 262, 380 360, 366 440, 372 350', '#c9655c') +
		polygon('362 400, 352 500, 330 570, 346 480', '#c9655c') +
		polygon('400 320, 396 440, 380 520, 388 420', '#ffb58a') +
		polygon('452 340, 468 420, 480 520, 456 440', '#8f6aa0') +
		polygon('408 240, 424 236, 430 262, 420 290, 410 268, 398 296, 394 262', snow.light) +
		polygon('424 236, 438 256, 446 284, 432 278, 424 300, 420 262', snow.shade) +
		polygon(
			'318 560, 342 520, 360 540, 384 516, 404 556, 372 560, 350 600, 330 580, 290 620',
			snow.light,
		) +
		polygon('430 560, 460 520, 490 548, 516 520, 560 590, 520 576, 490 610, 462 580', snow.shade)
	);
}

function glacier(): string {
	return (
		polygon(
			'250 686, 262 664, 296 656, 330 662, 352 640, 384 650, 412 636, 446 650, 474 642, 506 658, 540 652, 566 666, 580 686',
			colour.ice,
		) +
		polygon(
			'412 636, 446 650, 474 642, 506 658, 540 652, 566 666, 580 686, 424 686, 430 662',
			'#8fbfcd',
		) +
		times(11, (index) =>
			polygon(
				`${276 + index * 27} 686, ${282 + index * 27} ${660 + (index % 3) * 6}, ${288 + index * 27} 686`,
				'#5f9db8',
				0.7,
			),
		) +
		hill('0 660, 140 640, 270 672, 320 684', 690, '#6f5f86') +
		hill('500 684, 600 660, 720 640, 800 650', 690, '#5f5480') +
		times(26, (index) =>
			conifer(
				index < 13 ? index * 20 : 540 + (index - 13) * 21,
				684,
				24 + ((index * 17) % 20),
				'#3f4a73',
				'#5a5f88',
			),
		)
	);
}

function moraine(): string {
	return (
		hill('0 800, 120 786, 280 812, 460 826, 640 806, 800 780', 1010, '#a8655a') +
		hill('0 830, 160 820, 340 850, 540 850, 800 812', 1010, colour.grass) +
		hill('0 880, 180 866, 380 896, 560 884, 800 860', 1010, '#c4843f') +
		polygon('550 882, 572 882, 690 940, 650 946', colour.wine, 0.3) +
		polygon('190 872, 260 872, 360 920, 290 930', colour.wine, 0.25)
	);
}

function foreground(): string {
	const tuft = (x: number, y: number, size: number, tint: string): string => {
		const blades = pointsOf('-0.5 0.8, -0.25 1.05, 0 1.15, 0.3 1, 0.6 0.75');
		return blades
			.map(([lean, tall]) =>
				fill(
					`M${x} ${y}Q${x + lean * size * 0.3} ${y - size * tall * 0.6} ${x + lean * size} ${y - size * tall}Q${x + lean * size * 0.4 + 4} ${y - size * tall * 0.5} ${x + 7} ${y}Z`,
					tint,
				),
			)
			.join('');
	};
	return (
		hill('0 946, 160 930, 340 968, 560 990, 800 940', 1010, '#5f3348') +
		times(34, (index) =>
			tuft(
				index * 25 - 6,
				1002 - Math.abs(((index * 25) % 560) - 300) * 0.1,
				44 + ((index * 31) % 40),
				['#8a4a3f', '#d9923f', '#5f3348', colour.scrub][index % 4] ?? '',
			),
		)
	);
}
