import type { Room } from './room.ts';
import { tourTotal, withTourTaxes } from './trip-price.ts';

/** What a room adds to the total of its party, in dollars, taxes included. */
export function roomPrice(room: Room | null | undefined): number {
	return room?.isOwn ? withTourTaxes(room.supplement) : 0;
}

/** What a tour costs a party with its room, taxes included, in whole dollars. */
export function totalWithRoom(
	pricePerPerson: number,
	travellers: number,
	room: Room | null | undefined,
): number {
	return tourTotal(pricePerPerson, travellers) + roomPrice(room);
}

/** The line of a price that a room of one's own has. */
export const ownRoomLine = 'A room of one’s own, taxes included';
