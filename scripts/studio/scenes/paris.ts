import { parisRoofs } from '../parts/paris-roofs.ts';
import { disc, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** The tower and the cat in summer: the avenue in leaf, geraniums on the balcony. */
export const scene = parisRoofs({
	sky: [
		[0, '#51618f'],
		[0.3, '#a88aa0'],
		[0.55, '#f3b08c'],
		[0.8, '#fde2ae'],
	],
	trees: ['#7d8a72', '#94977a', '#bcae80'],
	box: geraniums,
	over: '',
});

function geraniums(x: number): string {
	return (
		times(16, (index) =>
			disc(
				x + ((index * 41) % 92),
				838 - ((index * 23) % 36),
				12,
				index % 2 ? family.pine : '#2f6b5f',
			),
		) +
		times(14, (index) =>
			disc(
				x + 4 + ((index * 37) % 88),
				822 - ((index * 19) % 32),
				7,
				index % 3 ? family.coral : '#ff9a7a',
			),
		)
	);
}
