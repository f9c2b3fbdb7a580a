/** '1 flight', '5 flights'. */
export function countWords(count: number): string {
	return count === 1 ? '1 flight' : `${count} flights`;
}
