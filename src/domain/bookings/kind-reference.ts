/**
 * The references that somebody may mean who types one: in any case, with spaces and dashes, with O for 0 and I for 1, which
 * our own never hold, and without the prefix.
 * @param typed 'bd 7k2m-q4r'
 * @param prefix of our references: 'BD'
 * @returns the likeliest first; none of what can be no reference
 */
export function referencesMeant(typed: string, prefix: string): string[] {
	const plain = typed
		.normalize('NFKC')
		.toUpperCase()
		.replaceAll(/[\s\p{Pd}\p{Cf}.:#_]+/gu, '');
	if (!/^[A-Z\d]{3,20}$/.test(plain)) return [];
	const folded = fold(plain);
	const rest = folded.startsWith(fold(prefix)) ? folded.slice(prefix.length) : folded;
	// What was booked before the business had this prefix is found as it was typed.
	return [...new Set([prefix + rest, prefix + folded, plain, folded])];
}

function fold(text: string): string {
	return text.replaceAll('O', '0').replaceAll('I', '1');
}
