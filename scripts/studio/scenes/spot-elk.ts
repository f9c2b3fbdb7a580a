import { deer, elkAntlers } from '../parts/deer.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { mist, streak } from '../parts/weather.ts';
import { disc, fade, fill, hill, oval, spot, times } from '../tools/kit.ts';

const coat = {
	body: '#b5794f',
	shade: '#6f4740',
	neck: '#5a3638',
	belly: '#ecc99c',
	leg: '#4d3038',
	horn: '#f6dcae',
};

/** An elk in a valley of the Rockies at dusk. */
export const scene = spot(
	fade(0, 0, 720, 340, [
		[0, '#3f5590'],
		[0.45, '#a98fae'],
		[0.8, '#f7ac84'],
		[1, '#fdd79c'],
	]),
	disc(560, 96, 30, '#fff3da'),
	streak(40, 110, 300, 16, '#e9a9a0', 0.6),
	mountain(
		[120, 150],
		[-140, 350],
		[350, 350],
		{ light: '#c98f9a', shade: '#77709f', seed: 5 },
		{ light: '#fbd9c0', shade: '#a79fc4', depth: 0.4 },
	),
	mountain(
		[610, 130],
		[390, 350],
		[880, 350],
		{ light: '#c98f9a', shade: '#77709f', seed: 11 },
		{ light: '#fbd9c0', shade: '#a79fc4', depth: 0.4 },
	),
	mist(230, 120, '#fbcfa3', 0.7),
	hill('-10 310, 200 322, 460 326, 730 300', 490, '#5f6f8a'),
	times(31, (index) =>
		conifer(
			index * 25,
			344 - Math.abs(360 - index * 25) * 0.05,
			46 + ((index * 23) % 34),
			'#37547a',
			'#5a7590',
		),
	),
	hill('-10 346, 240 338, 480 344, 730 336', 490, '#9a9a62'),
	fill(
		'M730 352C560 356 500 372 560 384C620 396 480 408 300 402C180 398 60 410 -10 424V400C90 380 200 384 300 386C440 388 480 384 440 374C400 364 520 346 730 344Z',
		'#f6c49a',
	),
	hill('-10 430, 200 414, 460 424, 730 408', 490, '#5f7a4c'),
	oval(322, 452, 150, 14, '#2f4a40', 0.5),
	deer(308, 450, 1.3, coat, elkAntlers(coat.horn)),
	grass(),
);

function grass(): string {
	return times(19, (index) => {
		const x = 8 + index * 39;
		const y = 480 - ((index * 13) % 18);
		return fill(
			`M${x} ${y}q-8 -16 -12 -26q10 6 13 16q0 -16 4 -28q5 14 1 28q6 -10 13 -16q-4 12 -13 26Z`,
			index % 2 ? '#3f5f40' : '#4d6f48',
		);
	});
}
