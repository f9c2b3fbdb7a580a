import { medinaAt } from '../parts/medina.ts';

/** Marrakesh in summer: the High Atlas is bare, and the evening is hot. */
export const scene = medinaAt({
	sky: [
		[0, '#3b8aa6'],
		[0.35, '#a9cfb0'],
		[0.62, '#fddb97'],
		[0.85, '#f39a63'],
	],
	mist: '#fdcf90',
	hasSnow: false,
});
