import { mountain } from '../parts/mountains.ts';
import { foliage, umbrellaPine } from '../parts/plants.ts';
import { streak } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const rock = { light: '#c9a08c', shade: '#77709a' };

/** A white Cape Dutch house with its curved gable, rows of vines before it. */
export const scene = spot(
	fade(0, 0, 720, 330, [
		[0, '#5f9fb8'],
		[0.6, '#cfe0c9'],
		[1, '#fbe0b0'],
	]),
	disc(604, 84, 38, '#fff8e0'),
	disc(604, 84, 56, '#fff8e0', 0.35),
	streak(40, 70, 300, 16, '#fffaf0', 0.6),
	mountain([150, 110], [-120, 310], [400, 310], { ...rock, seed: 6 }),
	mountain([560, 130], [330, 310], [860, 310], { ...rock, seed: 19 }),
	hill('-10 286, 180 272, 380 288, 560 270, 730 284', 360, '#86a878'),
	umbrellaPine(112, 330, 170, 180, { trunk: '#5a3a48', dark: '#2c6458', light: '#4f8f66' }, 0.3),
	foliage(640, 300, 90, 44, ['#2c6458', '#4f8f66', '#7fb072'], 5, 26),
	house(),
	vines(),
);

function house(): string {
	return (
		polygon('176 208, 214 138, 546 138, 584 208', '#a3785a') +
		polygon('380 138, 546 138, 584 208, 380 208', '#7a5650') +
		times(9, (index) =>
			line(`M${222 + index * 37} 142L${194 + index * 42} 206`, '#8a6450', 3, 0.6),
		) +
		rect(190, 204, 380, 120, '#fffaf0') +
		rect(500, 204, 70, 120, '#d9c3bf') +
		fill(
			'M318 324V190C296 188 298 166 312 160C308 138 330 136 336 118C338 98 358 92 380 92C402 92 422 98 424 118C430 136 452 138 448 160C462 166 464 188 442 190V324Z',
			'#fffaf0',
		) +
		fill(
			'M380 92C402 92 422 98 424 118C430 136 452 138 448 160C462 166 464 188 442 190V324H412V190C416 150 404 110 380 92Z',
			'#d9c3bf',
		) +
		line(
			'M318 190C296 188 298 166 312 160C308 138 330 136 336 118C338 98 358 92 380 92C402 92 422 98 424 118C430 136 452 138 448 160C462 166 464 188 442 190',
			'#f0d9b8',
			5,
		) +
		rect(366, 132, 28, 36, '#2f5f5a') +
		rect(378, 132, 4, 36, '#fffaf0') +
		rect(356, 234, 48, 90, '#2f5f5a') +
		fill('M356 234a24 20 0 0 1 48 0Z', '#8fc7b9') +
		rect(378, 234, 4, 90, '#1d4a4a') +
		[214, 270, 462, 520]
			.map(
				(x) =>
					rect(x - 14, 236, 14, 50, '#3f7f6a') +
					rect(x, 236, 28, 50, '#2f4f6a') +
					rect(x + 28, 236, 14, 50, '#2f6458') +
					rect(x + 12, 236, 3, 50, '#fffaf0') +
					rect(x, 259, 28, 3, '#fffaf0'),
			)
			.join('') +
		rect(180, 318, 400, 12, '#e3c9a5')
	);
}

/** Rows of vines that run towards the house. */
function vines(): string {
	const row = (index: number): string => {
		const from = 360 + (index - 3.5) * 76;
		const to = 360 + (index - 3.5) * 330;
		return times(14, (step) => {
			const t = (step / 13) ** 1.5;
			const x = from + (to - from) * t;
			const y = 352 + t * 130;
			const size = 11 + t * 40;
			return (
				rect(x - size * 0.06, y - size * 0.2, size * 0.12, size * 0.8, '#5a3a38') +
				foliage(
					x,
					y - size * 0.4,
					size,
					size * 0.5,
					['#2f6a44', '#5f9444', '#a3c65a'],
					step + index,
					9,
				)
			);
		});
	};
	return (
		fade(0, 326, 720, 160, [
			[0, '#c9c078'],
			[1, '#a8894f'],
		]) +
		fill('M346 330H374L430 490H290Z', '#ecd3a0') +
		times(3, row) +
		times(3, (index) => row(7 - index)) +
		foliage(300, 352, 20, 12, ['#a8304f', family.coral, '#f6a98c'], 4, 12) +
		foliage(420, 352, 20, 12, ['#a8304f', family.coral, '#f6a98c'], 6, 12)
	);
}
