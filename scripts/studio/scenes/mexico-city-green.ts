import { alameda } from '../parts/alameda.ts';

/** Mexico City for the rest of the year: the jacarandas are green, and shade the square. */
export const scene = alameda({ crowns: ['#2c5f4a', '#4f8f62', '#93bf7e'], fallen: '' });
