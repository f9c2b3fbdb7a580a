import { fill, line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, glass: '#2f5f7a', glassLit: '#8fd3d0' };

/** A small cabin for four under its cable; (x, y) is where it hangs, at scale 1 it reaches 300 down. */
export function gondola(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		rect(-34, -16, 68, 18, colour.ink, 1, 6) +
			line('M0 0V96', colour.ink, 10) +
			fill('M-70 108Q-70 92 -50 92H50Q70 92 70 108Z', colour.night) +
			fill(
				'M-92 112H92L104 210C104 270 84 296 50 298H-50C-84 296 -104 270 -104 210Z',
				colour.coral,
			) +
			fill('M40 112H92L104 210C104 270 84 296 50 298H24C50 280 56 200 40 112Z', colour.brick) +
			fill('M-80 124H-6V214H-92Z', colour.glass) +
			fill('M6 124H80L92 214H6Z', '#24496a') +
			fill('M-80 124H-34L-84 196Z', colour.glassLit, 0.9) +
			fill('M16 124H46L12 176H6V140Z', colour.glassLit, 0.5) +
			rect(-104, 222, 208, 12, colour.paper) +
			rect(-3, 112, 6, 184, colour.wine, 0.5),
	);
}

/** A large round cabin that turns as it rises; (x, y) is where it hangs, at scale 1 it reaches 290 down. */
export function roundCabin(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		rect(-64, -18, 128, 16, colour.ink, 1, 6) +
			fill('M-10 -6H10L46 92H30L0 20L-30 92H-46Z', colour.ink) +
			fill('M-128 112C-120 90 -60 82 0 82C60 82 120 90 128 112Z', '#e3cfc0') +
			fill('M-134 108H134L128 226C126 262 70 284 0 284C-70 284 -126 262 -128 226Z', colour.paper) +
			fill('M52 108H134L128 226C126 262 70 284 0 284C46 270 66 200 52 108Z', '#d3b0aa') +
			fill('M-130 126H130L127 198H-127Z', colour.glass) +
			fill('M-130 126H-60L-104 198H-127Z', colour.glassLit, 0.85) +
			fill('M-20 126H20L-16 198H-50Z', colour.glassLit, 0.35) +
			times(6, (index) => rect(-88 + index * 35, 124, 5, 76, colour.paper)) +
			fill('M-127 212H127Q126 226 122 236H-122Q-126 226 -127 212Z', colour.lagoon),
	);
}
