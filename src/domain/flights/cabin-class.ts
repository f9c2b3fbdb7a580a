/** The cabin classes a flight search offers, with their fare multipliers; the first is the default. */
export const cabinClasses = [
	{ value: 'economy', label: 'Economy', fareMultiplier: 1 },
	{ value: 'premium-economy', label: 'Premium Economy', fareMultiplier: 1.6 },
	{ value: 'business', label: 'Business', fareMultiplier: 3.5 },
	{ value: 'first-class', label: 'First Class', fareMultiplier: 5.5 },
] as const;

export type CabinClass = (typeof cabinClasses)[number]['value'];

/** The name of a class as people read it: 'Premium Economy'. */
export function cabinClassLabel(cabinClass: CabinClass): string {
	return cabinClasses.find((known) => known.value === cabinClass)?.label ?? cabinClass;
}

/** How many times the economy fare a class costs: 1 to 5.5. */
export function fareMultiplier(cabinClass: CabinClass): number {
	return cabinClasses.find((known) => known.value === cabinClass)?.fareMultiplier ?? 1;
}

/** The classes that a custom offer can ask for, as they are stored; the first is the default. */
export const travelClasses = cabinClasses.map(({ label }) => label);
