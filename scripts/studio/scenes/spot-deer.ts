import { antlers, deer } from '../parts/deer.ts';
import { foliage } from '../parts/plants.ts';
import { stoneLantern } from '../parts/torii-path.ts';
import { mist } from '../parts/weather.ts';
import { disc, fade, fill, hill, oval, polygon, rect, spot, times } from '../tools/kit.ts';

const coat = {
	body: '#c98250',
	shade: '#8f5240',
	neck: '#b06e46',
	belly: '#fbe6c6',
	leg: '#8f5240',
	horn: '#f3dcb4',
};

/** A deer of Nara on the lawn before the roof of the great hall. */
export const scene = spot(
	fade(0, 0, 720, 340, [
		[0, '#8fc7cb'],
		[0.6, '#e3edd0'],
		[1, '#fbe9bf'],
	]),
	disc(624, 84, 40, '#fffbe8'),
	disc(624, 84, 58, '#fffbe8', 0.35),
	hill('-10 230, 140 200, 320 232, 520 196, 730 226', 350, '#a9c8a4'),
	greatHall(),
	mist(200, 140, '#f6f2d2', 0.55),
	foliage(40, 290, 110, 54, ['#2f6b4a', '#5f9c4c', '#a3c65a'], 3, 26),
	foliage(690, 296, 110, 50, ['#2f6b4a', '#5f9c4c', '#a3c65a'], 8, 26),
	hill('-10 326, 200 312, 460 322, 730 308', 490, '#8fbf62'),
	hill('-10 390, 220 372, 470 396, 730 376', 490, '#6fa655'),
	oval(342, 442, 172, 16, '#2f5f45', 0.45),
	deer(320, 440, 1.36, coat, antlers(coat.horn) + spots()),
	grass(),
	oval(606, 426, 60, 8, '#2f5f45', 0.4),
	stoneLantern(600, 424, 1.15),
);

function spots(): string {
	return (
		[
			[-70, -118],
			[-50, -124],
			[-28, -118],
			[-8, -122],
			[14, -116],
			[-60, -104],
			[-38, -106],
			[-14, -106],
			[8, -102],
			[-78, -102],
		] as const
	)
		.map(([x, y]) => disc(x, y, 4, '#fbe6c6'))
		.join('');
}

function greatHall(): string {
	return (
		rect(150, 226, 300, 100, '#f3dcb8') +
		times(9, (index) => rect(154 + index * 35, 226, 9, 100, '#8a4c44')) +
		fill('M96 236Q150 226 190 192H410Q450 226 504 236L496 246H104Z', '#4c5f80') +
		fill('M180 190Q216 176 236 138H364Q384 176 420 190L414 198H186Z', '#5f7596') +
		polygon('236 138, 364 138, 358 128, 242 128', '#34466a') +
		fill('M236 134q-14 -2 -12 -20q10 4 18 14ZM364 134q14 -2 12 -20q-10 4 -18 14Z', '#e9b95a')
	);
}

function grass(): string {
	return times(15, (index) => {
		const x = 20 + index * 49;
		const y = 476 - ((index * 13) % 26);
		return fill(
			`M${x} ${y}q-6 -12 -10 -18q8 4 11 12q0 -12 3 -20q4 10 1 20q5 -8 11 -11q-4 8 -12 17Z`,
			'#4d8a4c',
		);
	});
}
