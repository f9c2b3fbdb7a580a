import { archway, sailboat } from '../parts/built.ts';
import { belfry, box, cycladic, dome, vault } from '../parts/cycladic-houses.ts';
import { leaves } from '../parts/plants.ts';
import { birds, glints, mist, sky, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	fade,
	fill,
	groundPath,
	hill,
	line,
	pointsOf,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	...cycladic,
	wallWarm: '#fbd9bd',
	cliff: '#b5675f',
	cliffShade: '#6f3f5c',
	pink: '#e0567a',
};

/** White houses and blue domes over the caldera while the sun goes down behind the islands. */
export const scene = poster(
	sky(
		[
			[0, '#5f6fae'],
			[0.32, '#c98fb0'],
			[0.58, '#f9ae8c'],
			[0.85, '#fde0a8'],
		],
		560,
	),
	sun(250, 470, 78, '#fff3cf', '#ffd08a'),
	streak(-60, 230, 420, 28, '#f3b5b5', 0.6),
	streak(380, 180, 480, 30, '#d9a3bd', 0.55),
	streak(120, 350, 420, 22, '#fdd3a8', 0.6),
	birds(
		[
			[400, 270, 14],
			[440, 250, 10],
			[372, 296, 9],
			[470, 280, 8],
		],
		colour.night,
	),
	hill('0 530, 90 506, 200 520, 330 534, 420 545', 560, '#b9808f'),
	hill('330 540, 430 500, 560 488, 700 506, 800 490', 560, '#c98f93'),
	mist(480, 80, '#fdd3a8', 0.5),
	fade(0, 540, 800, 470, [
		[0, '#f9c193'],
		[0.2, '#a79bb5'],
		[0.6, '#4f6aa5'],
		[1, '#2f4a87'],
	]),
	glints({ x: 250, y: 546, height: 270, near: 240, far: 110, count: 28, seed: 8 }, '#ffeabf', 0.9),
	sailboat(118, 640, 62, { sail: '#fff3e0', shade: '#e9a99b', hull: colour.wine }),
	sailboat(340, 592, 32, { sail: '#fff3e0', shade: '#e9a99b', hull: colour.wine }),
	cliff(),
	village(),
	stairs(),
	bougainvillea(),
);

function cliff(): string {
	const edge = pointsOf('330 1000, 372 900, 400 800, 450 720, 520 640, 600 560, 690 470, 800 390');
	const path = groundPath(edge, 1010);
	return (
		fill(path, colour.cliff) +
		clipTo(
			path,
			times(9, (index) =>
				polygon(
					`${380 + index * 46} ${860 - index * 46}, ${410 + index * 46} ${840 - index * 46}, ${460 + index * 44} 1010, ${420 + index * 44} 1010`,
					colour.cliffShade,
					0.7,
				),
			),
		)
	);
}

function village(): string {
	return (
		box(700, 470, 110, 60) +
		vault(640, 520, 66, 54) +
		dome(736, 404, 40) +
		box(600, 580, 84, 60, colour.wallWarm) +
		rect(614, 540, 16, 40, colour.dome) +
		box(690, 590, 120, 84) +
		[706, 738].map((x) => archway(x, 570, 18, 32, colour.domeShade)).join('') +
		vault(540, 640, 70, 62) +
		box(610, 680, 90, 70) +
		rect(630, 636, 18, 44, colour.dome) +
		belfry(704, 720) +
		box(470, 730, 76, 64) +
		[490].map((x) => archway(x, 716, 18, 34, colour.domeShade)).join('') +
		box(540, 780, 190, 74) +
		dome(612, 696, 72) +
		archway(576, 790, 26, 50, colour.dome) +
		archway(628, 790, 26, 50, colour.dome) +
		vault(420, 810, 90, 76, colour.wallWarm) +
		box(720, 830, 100, 130) +
		[738, 762].map((x) => archway(x, 770, 16, 32, colour.domeShade)).join('') +
		box(500, 880, 130, 86) +
		rect(524, 822, 24, 58, colour.dome) +
		rect(566, 828, 18, 22, colour.domeShade) +
		vault(384, 900, 104, 82) +
		box(620, 900, 200, 76, colour.wallWarm)
	);
}

function stairs(): string {
	const steps = times(
		10,
		(index) =>
			polygon(
				`${560 - index * 22} ${884 + index * 13}, ${650 - index * 12} ${884 + index * 13}, ${650 - index * 12} ${892 + index * 13}, ${556 - index * 22} ${892 + index * 13}`,
				index % 2 ? colour.shade : '#c9bbd6',
			) +
			polygon(
				`${556 - index * 22} ${892 + index * 13}, ${650 - index * 12} ${892 + index * 13}, ${650 - index * 12} ${899 + index * 13}, ${554 - index * 22} ${899 + index * 13}`,
				'#fffaf0',
			),
	);
	const cat =
		fill('M470 934c-4 -24 0 -34 10 -40l-2 -12 9 7h8l9 -7 -2 14c8 10 12 24 10 40Z', colour.ink) +
		line('M512 930q22 -2 20 -24', colour.ink, 5);
	return (
		steps +
		fill('M300 1002C330 960 380 944 450 936H520L500 1002Z', colour.wall) +
		fill('M300 1002C330 960 380 944 450 936H520V946C420 946 350 970 324 1002Z', '#fffaf0') +
		cat +
		fill('M640 880H800V1002H560Z', colour.wall) +
		fill('M720 880H800V1002H700Z', colour.shade) +
		rect(632, 872, 170, 12, '#fffaf0') +
		archway(760, 1002, 56, 92, colour.domeShade) +
		archway(760, 1002, 44, 82, colour.dome) +
		line('M760 922V1000', colour.domeShade, 3)
	);
}

function bougainvillea(): string {
	const twigs = pointsOf(
		'640 900, 664 880, 690 900, 716 884, 650 930, 676 940, 640 960, 742 880, 780 870, 800 900',
	);
	return (
		leaves(twigs, 16, ['#2f5f5a', '#3f7f64'], 6, 7) +
		leaves(twigs, 15, [colour.pink, '#f58aa5', colour.pink], 9, 8) +
		leaves(
			'0 30, 60 50, 120 26, 20 90, 180 40, 80 96',
			26,
			['#2f5f5a', '#3f7f64', colour.pink, '#f58aa5'],
			4,
			8,
		)
	);
}
