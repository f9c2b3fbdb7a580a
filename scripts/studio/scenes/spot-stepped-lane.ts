import { pagoda } from '../parts/pagoda.ts';
import { foliage, leaves } from '../parts/plants.ts';
import { lady } from '../parts/torii-path.ts';
import { birds } from '../parts/weather.ts';
import { disc, fade, hill, mirrored, place, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const tones = {
	foot: '#8c7f8f',
	footShade: '#675f7b',
	footEdge: '#b5a5a5',
	wood: '#9a5546',
	woodShade: '#5f3142',
	panel: family.cream,
	panelShade: '#d8ad93',
	roof: '#2f4a72',
	roofLit: '#5b7da3',
	eaves: '#1b2f55',
	mast: family.ink,
	rings: family.gold,
};

/** A stepped lane of the eastern hills, the pagoda at its end. */
export const scene = spot(
	fade(0, 0, 720, 380, [
		[0, '#7fb8cc'],
		[0.6, '#dfe6cf'],
		[1, '#fde3b4'],
	]),
	disc(226, 96, 40, '#fff8e0'),
	disc(226, 96, 58, '#fff8e0', 0.35),
	birds(
		[
			[470, 74, 11],
			[496, 60, 8],
		],
		family.night,
	),
	hill('-10 280, 160 220, 360 270, 560 214, 730 262', 400, '#9fb9a6'),
	foliage(360, 318, 190, 50, ['#3f7a5a', '#6fa65c', '#a9cc6a'], 4, 34),
	place(372, 346, 0.5, pagoda(0, 0, tones)),
	rect(0, 340, 720, 140, '#8f7a84'),
	houses(),
	mirrored(360, houses()),
	steps(),
	place(352, 446, 1.05, lady(0, 0)),
	leaves('30 20, 100 50, 180 20, 20 90, 120 100', 34, ['#2f6b4a', '#5f9c4c', '#a3c65a'], 4, 6),
);

/** The houses of the left side: shop fronts under low roofs, one behind the other. */
function houses(): string {
	return (
		polygon('214 232, 290 268, 290 352, 214 400', '#a3654f') +
		polygon('226 270, 280 290, 280 340, 226 366', '#ffdf9e') +
		polygon('188 208, 214 186, 316 250, 304 272', tones.roof) +
		polygon('188 208, 304 272, 304 280, 188 220', tones.eaves) +
		polygon('-10 120, 206 222, 206 404, 120 490, -10 490', '#7a4640') +
		polygon('20 230, 180 276, 180 376, 20 440', '#ffd88f') +
		times(6, (index) => {
			const x = 20 + index * 32;
			return polygon(
				`${x} ${230 + index * 9.2}, ${x + 7} ${232 + index * 9.2}, ${x + 7} ${437 - index * 12.8}, ${x} ${440 - index * 12.8}`,
				'#5f3142',
			);
		}) +
		polygon('20 230, 180 276, 180 312, 20 290', '#3a5f94') +
		polygon('20 330, 180 328, 180 334, 20 340', '#5f3142') +
		polygon('-10 84, 70 60, 246 196, 222 232, -10 140', tones.roof) +
		polygon('-10 84, 70 60, 110 92, -10 118', tones.roofLit, 0.6) +
		polygon('-10 140, 222 232, 222 242, -10 154', tones.eaves)
	);
}

function steps(): string {
	return times(8, (index) => {
		const y = 346 + index * 12 + index ** 2 * 1.5;
		const half = 66 + index * 26 + index ** 2 * 1.4;
		return (
			rect(360 - half, y, half * 2, 30 + index * 3, index % 2 ? '#cdb7a4' : '#dcc9b2') +
			rect(360 - half, y + 8 + index * 1.4, half * 2, 5 + index * 0.8, '#8f7a84', 0.7)
		);
	});
}
