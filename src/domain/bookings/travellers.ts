/** The largest party that can book at once. */
export const mostTravellers = 99;

/** Said of a larger one. */
export const partyTooLarge = `At most ${mostTravellers} travellers can be booked at once.`;

/** The most adults, and the most children, that the request of a custom offer can name: a larger party asks for one. */
export const mostInRequest = 999;

/** '1 traveller', '3 travellers'. */
export function travellersLabel(count: number): string {
	return count === 1 ? '1 traveller' : `${count} travellers`;
}
