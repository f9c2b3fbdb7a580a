/** How whoever is left over sleeps where two share a room. */
export type Room = {
	/** A room of their own; otherwise they share one with another traveller, and never pay because nobody was found. */
	isOwn: boolean;
	/** What one of their own costs more, in dollars before taxes, as it was booked. */
	supplement: number;
};

/**
 * The room of whoever is left over in a party.
 * @param terms what a room of one's own costs more, in dollars before taxes; null: whoever wants one asks
 * @param wantsOwn whether they chose one of their own
 * @returns null of an even party, and of a tour that does not say what one costs
 */
export function roomOf(
	{ singleSupplement = null }: { singleSupplement?: number | null | undefined },
	travellers: number,
	wantsOwn = false,
): Room | null {
	if (singleSupplement === null || travellers % 2 === 0) return null;
	return { isOwn: wantsOwn, supplement: singleSupplement };
}

/** What a booking's record says of the room; null where it says nothing. */
export function readRoom(value: unknown): Room | null {
	const { isOwn, supplement }: Partial<Record<string, unknown>> = { ...Object(value) };
	if (typeof isOwn !== 'boolean' || typeof supplement !== 'number') return null;
	return { isOwn, supplement };
}
