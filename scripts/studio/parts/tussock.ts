import { fill, times } from '../tools/kit.ts';

/** A tuft of the hard grass of the steppe; `turn` shifts its tints. */
export function tussock(
	x: number,
	y: number,
	size: number,
	tints: readonly string[],
	turn: number,
): string {
	return times(5, (blade) => {
		const lean = (blade - 1.6) * 0.3 * size;
		const tall = size * (1.1 - Math.abs(blade - 2) * 0.16);
		return fill(
			`M${x} ${y}Q${x + lean * 0.3} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + lean * 0.4 + 4} ${y - tall * 0.5} ${x + 6} ${y}Z`,
			tints[(turn + blade) % tints.length] ?? '',
		);
	});
}
