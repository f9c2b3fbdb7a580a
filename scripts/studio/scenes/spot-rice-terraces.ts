import { agung } from '../parts/agung.ts';
import { foliage, palm } from '../parts/plants.ts';
import { farmer, terraces } from '../parts/rice-terraces.ts';
import { streak, sun } from '../parts/weather.ts';
import { fade, hill, place, pointsOf, spot } from '../tools/kit.ts';

const tree = { trunk: '#4a3348', leaf: '#1c4f50', lit: '#3f8566' };

const steps = [
	pointsOf('-20 262, 140 282, 320 276, 500 258, 740 214'),
	pointsOf('-20 300, 140 318, 320 308, 500 286, 740 244'),
	pointsOf('-20 344, 140 364, 320 350, 500 322, 740 282'),
	pointsOf('-20 398, 140 414, 320 400, 500 366, 740 330'),
	pointsOf('-20 456, 140 470, 320 462, 500 424, 740 384'),
];

/** Terraces of rice, a farmer with his baskets. */
export const scene = spot(
	fade(0, 0, 720, 320, [
		[0, '#6fb0a8'],
		[0.5, '#d3e3ba'],
		[1, '#fbd9a2'],
	]),
	sun(200, 130, 44, '#fff6d8', '#ffdf9a'),
	place(
		430,
		270,
		0.62,
		agung({ lit: '#93b3ac', shade: '#6593a0', ribLit: '#c3d0b8', ribShade: '#558894' }),
	),
	streak(250, 168, 300, 16, '#fff6dc', 0.85),
	hill('-10 250, 160 226, 360 250, 560 214, 730 190', 330, '#6fa58c'),
	palm(606, 230, 150, tree, { lean: -20, fronds: 9, reach: 0.46, seed: 3 }),
	palm(660, 232, 190, tree, { lean: 16, fronds: 9, reach: 0.42, seed: 8 }),
	terraces(steps, 490),
	place(300, 392, 1.5, farmer(0, 0)),
	foliage(24, 476, 90, 40, ['#123c44', '#1c4f50', '#2f7560'], 6, 26),
);
