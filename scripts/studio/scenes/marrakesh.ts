import { medinaAt } from '../parts/medina.ts';

/** Marrakesh under the snow of the High Atlas, which lies there from autumn to spring. */
export const scene = medinaAt({
	sky: [
		[0, '#3f7f98'],
		[0.35, '#9cc7b6'],
		[0.62, '#fbe0aa'],
		[0.85, '#f7ad7c'],
	],
	mist: '#fcd7a2',
	hasSnow: true,
});
