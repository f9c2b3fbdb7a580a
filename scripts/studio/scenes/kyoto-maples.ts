import { foliage } from '../parts/plants.ts';
import { bamboo, bank, canopy, gates, lady, lanterns, maples } from '../parts/torii-path.ts';
import { mist, streak } from '../parts/weather.ts';
import { disc, fade, fill, glow, hill, pointsOf, poster, times } from '../tools/kit.ts';

const colour = {
	moss: '#5f8a5a',
	mossDeep: '#234f4c',
	maple: '#d93f35',
	mapleLit: '#f58249',
	mapleGold: '#f7b84f',
};

/** A path through a thousand vermilion gates, maples in their autumn red, a lady with a paper umbrella. */
export const scene = poster(
	fade(0, 0, 800, 640, [
		[0, '#7fb0a0'],
		[0.4, '#cfd8a8'],
		[0.75, '#fdeab8'],
		[1, '#fff3d2'],
	]),
	glow(400, 470, 380, '#fff6d8', 0.9),
	disc(400, 430, 96, '#fff8e0', 0.9),
	streak(-20, 250, 380, 22, '#fff3d2', 0.6),
	streak(460, 220, 380, 24, '#fff3d2', 0.5),
	hill('0 430, 120 380, 260 440, 400 480, 560 430, 700 370, 800 400', 700, '#a9bf95'),
	hill('0 500, 140 450, 280 520, 400 560, 540 510, 680 450, 800 480', 700, '#86a886'),
	mist(440, 140, '#fff3d2', 0.8),
	bamboo(),
	maples(pointsOf('60 560, 150 500, 240 560, 40 470, 190 590'), [
		colour.maple,
		colour.mapleLit,
		colour.mapleGold,
	]),
	maples(pointsOf('740 550, 650 500, 580 570, 780 450, 690 580'), [
		'#9c2a38',
		colour.maple,
		colour.mapleLit,
	]),
	bank(),
	gates(),
	lady(418, 836),
	lanterns(),
	foliage(40, 980, 150, 60, ['#1d4546', '#2f6a5a', colour.moss], 3, 26),
	foliage(770, 984, 150, 60, ['#173a42', colour.mossDeep, '#2f6a5a'], 7, 26),
	canopy(['#9c2a38', colour.maple, colour.mapleLit]),
	drift(),
);

function drift(): string {
	return times(13, (index) =>
		fill(
			`M${(index * 149) % 800} ${240 + ((index * 97) % 700)}q8 -10 16 0q-8 10 -16 0Z`,
			index % 3 ? colour.mapleLit : colour.maple,
		),
	);
}
