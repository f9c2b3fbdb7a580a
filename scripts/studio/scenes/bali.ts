import { lakeTemple } from '../parts/lake-temple.ts';
import { sun } from '../parts/weather.ts';

/** A clear morning of Bali's dry months. */
export const scene = lakeTemple({
	sky: [
		[0, '#5fa8a2'],
		[0.3, '#b9dbb4'],
		[0.58, '#fdeab4'],
		[0.85, '#f9b787'],
	],
	sun: sun(246, 470, 80, '#fff6d8', '#ffdf9a'),
	clouds: '',
	weather: '',
});
