import { feedingManta } from '../parts/manta.ts';
import { school, snorkeller, sunbeams } from '../parts/reef.ts';
import { fade, line, place, spot, times } from '../tools/kit.ts';

/** A manta ray below somebody who snorkels. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#9bead8'],
		[0.25, '#38b5be'],
		[0.7, '#1a7a9c'],
		[1, '#10486e'],
	]),
	sunbeams(-10, 720, 440),
	times(5, (index) =>
		line(`M${-40 + index * 170} ${20 + (index % 2) * 12}q44 -16 88 0t88 0`, '#f3fff6', 4, 0.6),
	),
	snorkeller(520, 104, 1.05),
	place(318, 308, 0.8, feedingManta(), -5),
	school(600, 420, 13, '#f6bd60'),
);
