import { alameda } from '../parts/alameda.ts';
import { fill, times } from '../tools/kit.ts';

const jacaranda = '#9a7fd0';
const lit = '#c3aeea';

/** Spring in Mexico City: the jacarandas bloom, and their petals lie on the square. */
export const scene = alameda({ crowns: ['#5f4a94', jacaranda, lit], fallen: petals() });

function petals(): string {
	return times(26, (index) =>
		fill(
			`M${(index * 137) % 800} ${868 + ((index * 53) % 120)}q7 -5 14 0q-7 5 -14 0Z`,
			index % 2 ? jacaranda : lit,
		),
	);
}
