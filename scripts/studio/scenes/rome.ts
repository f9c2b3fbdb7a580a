import { colosseum } from '../parts/colosseum.ts';
import { birds, sun } from '../parts/weather.ts';
import { family } from '../tools/palettes.ts';

/** The Colosseum in the last light of a warm evening. */
export const scene = colosseum({
	sky: [
		[0, '#4b3a6e'],
		[0.3, '#a85f80'],
		[0.58, '#f08d6a'],
		[0.8, '#fbc98a'],
	],
	sun: sun(220, 590, 92, '#ffeabf', '#ffc27a'),
	clouds: ['#e08a86', '#f7b98f', '#fbd09a'],
	birds: birds(
		[
			[330, 330, 14],
			[366, 310, 10],
			[300, 360, 9],
			[392, 344, 8],
		],
		family.wine,
	),
	haze: '#fbc98a',
	cloth: [family.gold, family.brick],
});
