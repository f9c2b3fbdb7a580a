import { branch, leaves } from '../parts/plants.ts';
import { sun } from '../parts/weather.ts';
import { westminster } from '../parts/westminster.ts';
import { family } from '../tools/palettes.ts';

const leaf = [family.night, '#1f4a5c'];

/** Westminster at dawn, between leaves. */
export const scene = westminster({
	sky: [
		[0, '#2f6479'],
		[0.32, '#76a9a2'],
		[0.55, '#f3d9a4'],
		[0.72, '#f6a873'],
	],
	sun: sun(250, 590, 74, family.paper, '#ffd88a'),
	lit: 0.2,
	bank: '#3c5a78',
	boughs:
		branch('-10 60, 90 70, 190 50, 300 66', 16, family.ink) +
		leaves(
			'10 20, 70 60, 120 30, 170 70, 220 40, 270 74, 310 60, 20 110, 90 110',
			26,
			[...leaf, '#2f6f6c'],
			12,
		) +
		leaves('790 10, 750 30, 700 6, 790 70', 24, leaf, 5),
});
