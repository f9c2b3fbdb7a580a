import { colosseum } from '../parts/colosseum.ts';
import { murmuration, sun } from '../parts/weather.ts';
import { family } from '../tools/palettes.ts';

/** Winter in Rome: a cold, clear evening, and the starlings dance over the Colosseum before they sleep. */
export const scene = colosseum({
	sky: [
		[0, '#35507c'],
		[0.3, '#7d92b4'],
		[0.58, '#e3b3b0'],
		[0.8, '#fbd9b8'],
	],
	sun: sun(200, 628, 58, '#fff3da', '#f9c9a0'),
	clouds: ['#b9a3b8', '#d9b0b4', '#f6d3c0'],
	birds: murmuration(390, 262, 250, family.wine, 5),
	haze: '#f9d5bd',
	cloth: [family.coral, family.dusk],
});
