import { guanaco } from '../parts/guanaco.ts';
import { mountain } from '../parts/mountains.ts';
import { tussock } from '../parts/tussock.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import { hill, mirrored, place, polygon, random, spot, times } from '../tools/kit.ts';

const rock = { light: '#b595ab', shade: '#7a6f9c' };
const snow = { light: '#fff3e2', shade: '#bdb3d2', depth: 0.6 };

/** Guanacos on the steppe, the snow of the Andes far behind. */
export const scene = spot(
	sky(
		[
			[0, '#4f86b5'],
			[0.55, '#b5cfd2'],
			[1, '#fce3bd'],
		],
		260,
		720,
	),
	streak(380, 80, 280, 16, '#fdf0dc', 0.7),
	streak(-40, 128, 240, 12, '#fdf0dc', 0.6),
	mountain([140, 150], [-100, 270], [360, 270], { ...rock, seed: 3 }, snow),
	mountain([420, 130], [220, 270], [680, 270], { ...rock, seed: 13 }, snow),
	mountain([660, 160], [520, 270], [820, 270], { ...rock, seed: 9 }, snow),
	mist(200, 70, '#fbdcb0', 0.8, 720),
	hill('0 262, 200 254, 420 266, 720 252', 490, '#d9b063'),
	hill('0 316, 240 304, 480 320, 720 304', 490, '#c99548'),
	mirrored(560, place(560, 330, 0.56, guanaco(0, 0))),
	place(622, 326, 0.42, guanaco(0, 0)),
	polygon('230 424, 320 424, 470 456, 380 458', '#8a5a3f', 0.4),
	hill('0 396, 240 404, 480 398, 720 380', 490, '#b57b3c'),
	place(270, 426, 1.66, guanaco(0, 0)),
	hill('0 446, 240 438, 480 450, 720 434', 490, '#8a4f3f'),
	steppe(),
);

function steppe(): string {
	const next = random(8);
	return times(26, (index) =>
		tussock(
			index * 29 - 8 + next() * 10,
			482 - next() * 20,
			30 + next() * 22,
			['#d9a04f', '#a8653a', '#6a3a40'],
			index,
		),
	);
}
