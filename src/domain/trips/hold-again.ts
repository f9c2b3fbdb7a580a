/** How often somebody can hold a booking again by themselves: who needs more time calls the desk. */
export const mostHeldAgain = 1;

/** What a page said that a trip costs today, in a word that its form brings along. @param total dollars */
export function holdAgainSeen(total: number): string {
	return total.toFixed(2);
}
