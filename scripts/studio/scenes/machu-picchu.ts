import { llama } from '../parts/llama.ts';
import { citadel, huaynaPicchu } from '../parts/machu-picchu.ts';
import { foliage, leaves } from '../parts/plants.ts';
import { birds, cumulus, mist, rays, sky, streak, sun } from '../parts/weather.ts';
import { fade, hill, pointsOf, poster, rect, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	peak: '#4f8a78',
	peakShade: '#23545f',
	stone: '#e9d0a8',
	stoneShade: '#9c8a8a',
	terrace: '#8fb864',
	terraceDeep: '#4a7f58',
};

/** Huayna Picchu above the terraces and roofless houses; a llama keeps the gate. */
export const scene = poster(
	sky(
		[
			[0, '#3f86a3'],
			[0.35, '#a3cfbf'],
			[0.65, '#fbe8ba'],
			[0.9, '#f9bb8c'],
		],
		640,
	),
	rays(150, 420, 1000, 13, colour.paper, 0.12),
	sun(150, 400, 76, '#fff6da', '#ffe09c'),
	cumulus(560, 250, 320, 74, { light: '#fff3da', shade: '#f3d3b0' }, 5),
	streak(-40, 230, 300, 22, colour.paper, 0.6),
	birds(
		[
			[330, 300, 20],
			[384, 270, 12],
		],
		colour.night,
	),
	hill('-20 560, 80 470, 160 420, 240 480, 330 560, 420 600', 700, '#b3b9a3'),
	hill('560 560, 660 440, 740 390, 820 430', 700, '#a3b3a3'),
	streak(-60, 500, 420, 32, '#fff3da', 0.85),
	hill('-20 640, 90 560, 200 540, 320 600, 420 640', 700, '#86a893'),
	huaynaPicchu(),
	mist(500, 160, '#fdeec6', 0.75),
	streak(-40, 610, 520, 34, '#fff3da', 0.9),
	streak(420, 590, 460, 30, '#fff3da', 0.85),
	ridge(),
	citadel(),
	slope(),
	llama(200, 906),
	leaves('790 20, 740 50, 690 20, 780 100, 640 30', 34, ['#1d4d4f', '#2f7560', '#4a8f64'], 4, 8),
	foliage(790, 1000, 130, 60, ['#173f47', '#1d4d4f', '#2f7560'], 6, 40),
);

function ridge(): string {
	return (
		hill('-20 720, 120 680, 260 660, 380 640, 500 634, 640 650, 820 620', 1010, '#5f9a64') +
		hill('560 690, 680 650, 820 610', 1010, '#3f7a5c')
	);
}

function slope(): string {
	return (
		times(8, (index) => {
			const y = 756 + index * 30;
			const edge = pointsOf(
				`-20 ${y + 30 + index * 4}, 140 ${y + 12}, 330 ${y - 2}, 520 ${y + 8}, 680 ${y - 4}, 820 ${y - 26}`,
			);
			const shift = (dy: number): Point[] => edge.map(([px, py]): Point => [px, py + dy]);
			return (
				hill(edge, 1010, index % 2 ? colour.terrace : '#a9cf73') +
				hill(shift(12), 1010, colour.stone) +
				hill(shift(15), 1010, '#b3a08f') +
				hill(shift(28), 1010, colour.terraceDeep) +
				times(16, (stone) =>
					rect(
						stone * 52 + ((index * 19) % 40),
						y + 18 + (stone % 3) * 3 - (stone > 9 ? (stone - 9) * 3 : 0),
						22,
						3,
						colour.stone,
						0.6,
					),
				)
			);
		}) +
		fade(0, 880, 800, 125, [
			[0, '#1d4d4f', 0],
			[1, '#1d4d4f', 0.55],
		])
	);
}
