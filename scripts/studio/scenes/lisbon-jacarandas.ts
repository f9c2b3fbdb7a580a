import { jacaranda, jacarandaLit, jacarandaShade, petals } from '../parts/jacaranda.ts';
import { branch, leaves } from '../parts/plants.ts';
import { tramStreet } from '../parts/tram-street.ts';
import { at, line, polygon, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Lisbon in early summer: the jacarandas bloom, and the street is hung with paper for its saint. */
export const scene = tramStreet({
	line:
		bunting([40, 356], [180, 410], [318, 404]) +
		bunting([510, 410], [640, 430], [790, 372]) +
		bunting([-10, 250], [400, 390], [810, 262]),
	boughs:
		branch('-20 40, 90 66, 190 52, 300 84', 16, '#4a3348') +
		branch('820 20, 720 58, 620 52', 13, '#4a3348') +
		leaves(
			'10 50, 80 84, 150 56, 220 76, 290 96, 60 16, 190 14, 620 62, 690 80, 770 50, 740 6',
			24,
			[jacarandaShade, jacaranda, jacarandaLit],
			6,
			16,
		),
	fallen: petals(880),
});

/** Paper flags on a string that hangs from one house to the other. */
function bunting(from: Point, bend: Point, to: Point): string {
	const on = (t: number): Point => [
		(1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
		(1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
	];
	const count = Math.round((to[0] - from[0]) / 34);
	const tints = [family.coral, family.paper, family.gold, '#8fc7c0', '#d9849a'];
	return (
		line(`M${at(from)}Q${at(bend)} ${at(to)}`, family.ink, 2) +
		times(count, (index) => {
			const [x, y] = on((index + 0.5) / count);
			return polygon(
				`${x - 12} ${y}, ${x + 12} ${y}, ${x} ${y + 30}`,
				tints[index % tints.length] ?? family.paper,
			);
		})
	);
}
