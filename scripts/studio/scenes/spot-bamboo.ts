import { walker } from '../parts/built.ts';
import { leaves } from '../parts/plants.ts';
import { rays } from '../parts/weather.ts';
import { disc, fade, fill, glow, line, random, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** The bamboo of Arashiyama at first light, two early walkers on its path. */
export const scene = spot(
	fade(0, 0, 720, 340, [
		[0, '#7fbfa6'],
		[0.5, '#cfe3ac'],
		[1, '#fbf3c9'],
	]),
	glow(360, 250, 300, '#fffbe0', 0.95),
	disc(360, 236, 44, '#fffdf0'),
	stalks(40, 0.16, '#a9cf9a', '#c3dcaa', 3),
	stalks(26, 0.34, '#7fb486', '#a5cc8f', 8),
	rect(0, 320, 720, 160, '#4d8a5a'),
	path(),
	rays(360, 236, 620, 16, '#fffbe0', 0.16, 8, 172),
	walker(346, 372, 66, family.coral, '#f3d3b5', family.night),
	walker(376, 374, 60, '#2f5f9a', '#f3d3b5', family.ink),
	stalks(16, 0.66, '#4f8f68', '#82b872', 5),
	stalks(10, 1, '#2c6a56', '#5c9c64', 12),
	leaves(
		'20 20, 90 40, 170 14, 250 34, 330 8, 420 16, 500 34, 570 12, 650 40, 710 16',
		34,
		['#1f5a4c', '#3f8a5a', '#8fc06a'],
		31,
		5,
	),
);

/** Stalks to both sides of the path, `near` (0–1) how thick and how far apart they stand. */
function stalks(count: number, near: number, dark: string, light: string, seed: number): string {
	const next = random(seed);
	return times(count, (index) => {
		const side = index % 2 ? 1 : -1;
		const inner = 26 + near * 260;
		const x =
			360 + side * (inner + (Math.floor(index / 2) / (count / 2)) * (400 - inner) + next() * 16);
		const width = 5 + near * 20;
		const foot = 316 + near * 150 + next() * 16;
		return (
			rect(x, -10, width, foot, dark) +
			rect(x, -10, width * 0.4, foot, light) +
			times(Math.floor((foot - 70) / 96) + 1, (joint) =>
				rect(x - 1, 20 + joint * 96 + next() * 40, width + 2, 2 + near * 2, '#e3eab4', 0.8),
			)
		);
	});
}

function path(): string {
	return (
		fill('M330 318H390L640 480H80Z', '#ecd6a8') +
		fill('M372 318H390L640 480H470Z', '#cbae84') +
		line('M330 318L80 480M390 318L640 480', '#7d6a48', 5) +
		times(10, (index) => {
			const t = index / 9;
			const size = 8 + t * t * 60;
			return (
				line(
					`M${326 - t * t * 246 - t * 30} ${320 + t * t * 160}v${-size}`,
					'#8f7a4c',
					1.5 + t * 4,
				) +
				line(`M${394 + t * t * 246 + t * 30} ${320 + t * t * 160}v${-size}`, '#6a5f42', 1.5 + t * 4)
			);
		}) +
		line('M320 312Q230 350 40 420M400 312Q490 350 680 420', '#a98f5c', 6)
	);
}
