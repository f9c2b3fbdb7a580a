import { tramStreet } from '../parts/tram-street.ts';
import { fill, line } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = family;

/** Lisbon on any clear day: the washing hangs across the street. */
export const scene = tramStreet({ line: laundry(), boughs: '', fallen: '' });

function laundry(): string {
	const cloths: readonly (readonly [number, string, number])[] = [
		[130, colour.paper, 58],
		[178, colour.coral, 46],
		[226, '#8fc7c0', 64],
		[590, colour.paper, 54],
		[640, colour.gold, 66],
		[690, '#d9849a', 48],
	];
	return (
		line('M40 356Q180 410 300 400M520 410Q640 420 780 372', colour.ink, 2) +
		cloths
			.map(([x, tint, height]) => {
				const y = x < 400 ? 386 + (x - 130) * 0.12 : 412 - (x - 590) * 0.13;
				return (
					fill(`M${x} ${y}h38v${height}q-10 6 -19 0t-19 0Z`, tint) +
					fill(`M${x + 26} ${y}h12v${height}q-6 3 -12 1Z`, colour.wine, 0.18)
				);
			})
			.join('')
	);
}
