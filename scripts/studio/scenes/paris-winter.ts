import { parisRoofs } from '../parts/paris-roofs.ts';
import { conifer } from '../parts/plants.ts';
import { snowfall } from '../parts/weather.ts';
import { fill, polygon, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const snow = '#f1f4f3';

/** The tower and the cat in winter: snow on the zinc, the avenue bare, small firs on the balcony. */
export const scene = parisRoofs({
	sky: [
		[0, '#3f5578'],
		[0.3, '#7f93a8'],
		[0.55, '#d6c9c6'],
		[0.8, '#f6d9bb'],
	],
	trees: ['#8b7f8c', '#9d909a', '#c2b3b2'],
	box: (x) => times(3, (index) => conifer(x + 18 + index * 28, 842, 58, family.pine, '#3f7f6f')),
	over: roofSnow() + snowfall(90, family.paper, 8),
});

function roofSnow(): string {
	return (
		polygon('0 560, 150 560, 161 604, 0 604', snow) +
		fill('M0 604H161q-12 16 -30 6q-16 14 -36 2q-18 14 -40 0q-24 14 -55 2Z', snow) +
		fill('M0 690H200q4 14 -14 14q-40 10 -76 2q-50 12 -110 2Z', snow) +
		polygon('800 610, 690 610, 668 684, 684 690, 712 676, 740 694, 800 684', snow) +
		fill('M634 728H800v12q-60 10 -90 2q-46 10 -78 -2Z', snow)
	);
}
