import { loadable } from './loadable.ts';

/** Every flight deal as the database has them now, the featured ones first. What asks is loaded with it, and brings zod. */
export const allDeals = loadable(async () => (await import('./find-lists.ts')).findDeals());
