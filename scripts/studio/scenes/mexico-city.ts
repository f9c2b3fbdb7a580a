import { alameda } from '../parts/alameda.ts';
import { jacaranda, jacarandaLit, jacarandaShade, petals } from '../parts/jacaranda.ts';

/** Spring in Mexico City: the jacarandas bloom, and their petals lie on the square. */
export const scene = alameda({
	crowns: [jacarandaShade, jacaranda, jacarandaLit],
	fallen: petals(868),
});
