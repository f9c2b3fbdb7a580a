import { oldHarbour } from '../parts/old-harbour.ts';
import { protea } from '../parts/protea.ts';
import { tablecloth } from '../parts/table-mountain.ts';
import { streak, sun } from '../parts/weather.ts';
import { family } from '../tools/palettes.ts';

/** Summer in Cape Town: the south-easter lays a cloth of cloud on the mountain, and the proteas bloom. */
export const scene = oldHarbour({
	sky: [
		[0, '#2f7d9c'],
		[0.35, '#8cc8c4'],
		[0.65, '#e9ecc9'],
		[0.9, '#fbdcae'],
	],
	sun: sun(96, 300, 60, '#fff6da', '#ffe3a3'),
	clouds:
		streak(360, 190, 480, 30, family.paper, 0.5) + streak(-60, 220, 300, 22, family.paper, 0.5),
	cloth: tablecloth(),
	flowers: protea(676, 900, 1.25, -8) + protea(770, 850, 0.95, 14) + protea(560, 980, 0.9, -16),
});
