import { fill, times } from '../tools/kit.ts';

/** The colors of a jacaranda in flower, from its shade to what the sun meets. */
export const jacarandaShade = '#5f4a94';
export const jacaranda = '#9a7fd0';
export const jacarandaLit = '#c3aeea';

/** Fallen petals on the ground, from `top` down to the picture's foot. */
export function petals(top: number): string {
	return times(26, (index) =>
		fill(
			`M${(index * 137) % 800} ${top + ((index * 53) % 120)}q7 -5 14 0q-7 5 -14 0Z`,
			index % 2 ? jacaranda : jacarandaLit,
		),
	);
}
