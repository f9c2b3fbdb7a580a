/** The parties a flight search offers; the first is the default. */
export const passengerPresets = [
	{ value: '1-adult', label: '1 Adult', headCount: 1 },
	{ value: '2-adults', label: '2 Adults', headCount: 2 },
	{ value: '2-adults-1-child', label: '2 Adults 1 Child', headCount: 3 },
	{ value: '2-adults-2-children', label: '2 Adults 2 Children', headCount: 4 },
] as const;

export type PassengerPreset = (typeof passengerPresets)[number]['value'];

/** The largest party that can book at once. */
export const mostTravellers = 99;

/** Said of a larger one. */
export const partyTooLarge = `At most ${mostTravellers} travellers can be booked at once.`;

/** The most adults, and the most children, that the request of a custom offer can name: a larger party asks for one. */
export const mostInRequest = 999;

/** How many people travel in a preset party, children included: 1 to 4. */
export function headCount(preset: PassengerPreset): number {
	return passengerPresets.find((party) => party.value === preset)?.headCount ?? 1;
}

/** '1 traveller', '3 travellers'. */
export function travellersLabel(count: number): string {
	return count === 1 ? '1 traveller' : `${count} travellers`;
}

/** '2 adults, 1 child'; children are named where there are any. */
export function partyLabel(adults: number, children: number): string {
	const grown = adults === 1 ? '1 adult' : `${adults} adults`;
	if (children === 0) return grown;
	return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
}
