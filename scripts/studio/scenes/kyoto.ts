import { foliage } from '../parts/plants.ts';
import { bamboo, bank, canopy, gates, lady, lanterns, maples } from '../parts/torii-path.ts';
import { mist, streak } from '../parts/weather.ts';
import { disc, fade, glow, hill, pointsOf, poster } from '../tools/kit.ts';

const colour = {
	leafDeep: '#2f6b4a',
	leaf: '#5f9c4c',
	leafLit: '#a3c65a',
	leafNew: '#d3e07c',
	azaleaDeep: '#a03566',
	azalea: '#dc5d92',
	azaleaLit: '#f6a9c4',
	cloud: '#fffaf0',
};

/** A path through a thousand vermilion gates in May: maples in young green, azaleas, a lady with a paper umbrella. */
export const scene = poster(
	fade(0, 0, 800, 640, [
		[0, '#6fb3c4'],
		[0.45, '#b5dad2'],
		[0.8, '#e9f0cf'],
		[1, '#f8f3d6'],
	]),
	glow(400, 470, 380, '#fffbe6', 0.9),
	disc(400, 430, 96, '#fffdf0', 0.8),
	streak(-20, 250, 380, 22, colour.cloud, 0.7),
	streak(460, 220, 380, 24, colour.cloud, 0.6),
	hill('0 430, 120 380, 260 440, 400 480, 560 430, 700 370, 800 400', 700, '#9cc4a4'),
	hill('0 500, 140 450, 280 520, 400 560, 540 510, 680 450, 800 480', 700, '#76ac88'),
	mist(440, 140, '#f6f6da', 0.7),
	bamboo(),
	maples(pointsOf('60 560, 150 500, 240 560, 40 470, 190 590'), [
		colour.leaf,
		colour.leafLit,
		colour.leafNew,
	]),
	maples(pointsOf('740 550, 650 500, 580 570, 780 450, 690 580'), [
		colour.leafDeep,
		colour.leaf,
		colour.leafLit,
	]),
	azaleas('30 640, 120 622', 62, 5),
	azaleas('770 634, 676 620', 62, 9),
	bank(),
	gates(),
	lady(418, 836),
	lanterns(),
	azaleas('20 976, 128 992', 96, 3),
	azaleas('784 978, 684 996', 96, 7),
	canopy([colour.leafDeep, colour.leaf, colour.leafLit]),
);

/** Clipped mounds in flower. */
function azaleas(mounds: string, radius: number, seed: number): string {
	const tones = [colour.leafDeep, colour.azaleaDeep, colour.azalea, colour.azaleaLit];
	return pointsOf(mounds)
		.map(([x, y], index) => foliage(x, y, radius, radius * 0.5, tones, seed + index, 24))
		.join('');
}
