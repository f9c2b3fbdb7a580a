import { cabinClasses } from './cabin-class.ts';

/** The classes that a custom offer can ask for, as they are stored; the first is the default. */
export const travelClasses = cabinClasses.map(({ label }) => label);
