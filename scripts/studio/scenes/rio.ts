import { guanabara } from '../parts/guanabara.ts';
import { palm } from '../parts/plants.ts';

const colours = { trunk: '#3a2a44', leaf: '#123f4a', lit: '#23695f' };

/** A warm morning in Rio under the palms. */
export const scene = guanabara({
	sky: [
		[0, '#f0866a'],
		[0.3, '#f7ae7f'],
		[0.62, '#fddfa5'],
		[0.85, '#fbe9c4'],
	],
	clouds: ['#fbd0a0', '#f9bf93'],
	trees:
		palm(742, 1010, 700, colours, { lean: 34, fronds: 11, reach: 0.32, seed: 2 }) +
		palm(690, 1010, 350, colours, { lean: -14, fronds: 9, reach: 0.42, seed: 7 }),
});
