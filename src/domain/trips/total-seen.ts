/** What a page said that a trip costs, in a word that its form brings along. @param total dollars */
export function totalSeen(total: number): string {
	return total.toFixed(2);
}
