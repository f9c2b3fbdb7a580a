import { lakeTemple } from '../parts/lake-temple.ts';
import { cumulus, rain, streak, sun } from '../parts/weather.ts';

const heap = { light: '#e6ece2', shade: '#a9c2bd' };

/** Bali in the months of rain: warm showers drift over the lake, and everything is green. */
export const scene = lakeTemple({
	sky: [
		[0, '#44757f'],
		[0.3, '#86aeac'],
		[0.58, '#cfdcc8'],
		[0.85, '#f3d5b0'],
	],
	sun: sun(246, 500, 62, '#f8f1dc', '#e9e3c4'),
	clouds:
		cumulus(-110, 330, 400, 120, heap, 4) +
		cumulus(150, 250, 340, 90, heap, 9) +
		cumulus(520, 330, 380, 110, heap, 6) +
		streak(-60, 420, 420, 26, '#f1f3e6', 0.7),
	weather: rain(110, '#f1f6ee', 8),
});
