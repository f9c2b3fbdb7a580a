import { bareBough } from '../parts/plants.ts';
import { snowfall, sun } from '../parts/weather.ts';
import { westminster } from '../parts/westminster.ts';
import { family } from '../tools/palettes.ts';

/** Westminster on a winter morning: bare boughs, a low sun, light behind the windows and the first flakes. */
export const scene = westminster({
	sky: [
		[0, '#35506f'],
		[0.3, '#7f9db0'],
		[0.55, '#d9d3cf'],
		[0.72, '#f2bfa2'],
	],
	sun: sun(250, 632, 62, '#fff6e6', '#f7c9a4'),
	lit: 0.62,
	bank: '#dfe8ea',
	boughs:
		bareBough('-20 40, 90 74, 190 58, 320 96', 15, family.ink, 4) +
		bareBough('-20 150, 60 150, 130 176', 10, family.ink, 9) +
		bareBough('820 30, 740 56, 660 44', 12, family.ink, 6) +
		snowfall(70, family.paper, 3),
});
