import { llama } from '../parts/llama.ts';
import { huaynaPicchu } from '../parts/machu-picchu.ts';
import { mist, streak, sun } from '../parts/weather.ts';
import { fade, hill, place, pointsOf, rect, spot, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

/** A llama on the terraces of Machu Picchu. */
export const scene = spot(
	fade(0, 0, 720, 340, [
		[0, '#4a90a8'],
		[0.5, '#b3d6c4'],
		[1, '#fbe3b4'],
	]),
	sun(120, 130, 44, '#fff6da', '#ffe09c'),
	streak(30, 220, 300, 18, '#fff3da', 0.8),
	hill('-10 270, 110 220, 240 262, 380 290, 560 250, 730 220', 380, '#9db8a8'),
	place(168, -84, 0.6, huaynaPicchu()),
	mist(220, 130, '#fdeec6', 0.75),
	terraces(),
	place(246, 424, 1.24, llama(0, 0)),
);

function terraces(): string {
	return times(5, (row) => {
		const y = 300 + row * 42;
		const edge = pointsOf(`-10 ${y + 20}, 180 ${y + 8}, 400 ${y + 4}, 730 ${y - 18}`);
		const lowered = (dy: number): Point[] => edge.map(([px, py]): Point => [px, py + dy]);
		return (
			hill(edge, 490, row % 2 ? '#8fb864' : '#a9cf73') +
			hill(lowered(18), 490, '#e9d0a8') +
			hill(lowered(23), 490, '#b3a08f') +
			hill(lowered(38), 490, '#4a7f58') +
			times(12, (stone) =>
				rect(
					stone * 66 + ((stone * 19 + row * 29) % 40),
					y + 30 - stone * 1.8,
					30,
					4,
					'#e9d0a8',
					0.6,
				),
			)
		);
	});
}
