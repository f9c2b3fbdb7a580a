import { parseParty, partyLabel } from '../flights/party.ts';

/**
 * The largest party that a booking's column can count. Nothing else bounds one, save the seats that a departure has left
 * and what a trip can cost at most.
 */
export const countableTravellers = 2_147_483_647;

/** Said of a number that is larger. */
export const partyUncountable = 'Please enter a smaller number of travelers.';

/** Said of a party whose trip costs more than any can: its price is no mistake, and made by hand. */
export const partyPricedByHand = 'For so many travelers our desk makes the price. Please ask us.';

/** The seats whose travellers are named one by one, from the lead's on: of a larger party the desk takes a list. */
export const mostNamedSeats = 99;

/** The most adults, and the most children, that the request of a custom offer can name: a larger party asks for one. */
export const mostInRequest = 999;

/** '1 traveller', '3 travellers'. */
export function travellersLabel(count: number): string {
	return count === 1 ? '1 traveler' : `${count} travelers`;
}

/** Who travels: the party where its text is known, '2 adults, 1 child', else how many, '3 travellers'. */
export function whoTravels(text: string, travellers: number): string {
	const party = parseParty(text);
	return party ? partyLabel(party) : travellersLabel(travellers);
}
