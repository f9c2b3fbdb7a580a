import { gondola } from '../parts/cable-cars.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { cumulus, mist } from '../parts/weather.ts';
import { fade, hill, line, spot, times } from '../tools/kit.ts';

const rock = { light: '#d3a48c', shade: '#6a6a94' };
const snow = { light: '#fffaf0', shade: '#b5c1da', depth: 0.36 };

/** A red gondola above the firs, snowy peaks across the valley. */
export const scene = spot(
	fade(0, 0, 720, 380, [
		[0, '#3f8fb5'],
		[0.5, '#a9d6d3'],
		[1, '#fdeccb'],
	]),
	cumulus(20, 150, 190, 44, { light: '#fffaf0', shade: '#eed9cb' }, 6),
	mountain([130, 150], [-90, 400], [330, 400], { ...rock, seed: 6 }, snow),
	mountain([600, 130], [380, 400], [860, 400], { ...rock, seed: 28 }, snow),
	mountain([330, 210], [150, 400], [520, 400], { ...rock, seed: 41 }, snow),
	mist(290, 110, '#f3ecd4', 0.7),
	hill('-10 360, 200 372, 420 350, 730 320', 490, '#5f9a86'),
	firs(400, 54, '#4a8a7c', '#7fb08a', 24),
	line('M-10 120L730 -24', '#22284a', 5),
	line('M-10 138L730 -6', '#22284a', 3),
	gondola(392, 50, 1.06),
	gondola(92, 108, 0.3),
	firs(500, 84, '#16424c', '#2c7068', 46),
);

function firs(foot: number, height: number, dark: string, light: string, step: number): string {
	return times(Math.ceil(740 / step), (index) =>
		conifer(
			index * step,
			foot - index * step * 0.04,
			height + ((index * 37) % (height * 0.5)),
			dark,
			light,
		),
	);
}
