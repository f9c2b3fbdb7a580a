import { loadable } from './loadable.ts';

// What asks brings zod with it: pages that never ask do not load it.
const finding = () => import('./find-lists.ts');

/** Every flight deal as the database has them now, the featured ones first. */
export const allDeals = loadable(async () => (await finding()).findDeals());

export const allTours = loadable(async () => (await finding()).findTours());
