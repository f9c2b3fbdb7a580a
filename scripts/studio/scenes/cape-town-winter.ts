import { arum } from '../parts/arum.ts';
import { oldHarbour } from '../parts/old-harbour.ts';
import { cumulus, mist, sun } from '../parts/weather.ts';

const heap = { light: '#f6eee2', shade: '#c3c9d0' };

/** Winter in Cape Town: a front has passed, its clouds stand over the bare mountain, and arum lilies bloom in the wet. */
export const scene = oldHarbour({
	sky: [
		[0, '#4a6a8c'],
		[0.35, '#9db4bf'],
		[0.65, '#e6dccb'],
		[0.9, '#f6cdb0'],
	],
	sun: sun(96, 380, 48, '#fff3dc', '#f6dcb8'),
	clouds:
		cumulus(330, 240, 420, 120, heap, 4) +
		cumulus(-120, 200, 360, 90, heap, 7) +
		cumulus(640, 310, 260, 70, heap, 5),
	cloth: mist(470, 170, '#e9e4dc', 0.75),
	flowers:
		arum(664, 1010, 0.85, -6) +
		arum(722, 1000, 1.05, 3) +
		arum(776, 1010, 0.9, 10) +
		arum(606, 1020, 0.72, -14),
});
