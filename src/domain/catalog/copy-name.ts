/**
 * What the copy of a row is called: 'Copy of Kyoto on Foot', and the third one 'Copy 3 of Kyoto on Foot'.
 * @param options.longest the characters that a name can have: the end of a longer one is left out
 */
export function copyName(
	name: string,
	{ count, longest }: { count: number; longest: number },
): string {
	const copy = count === 1 ? 'Copy' : `Copy ${count}`;
	return `${copy} of ${name}`.slice(0, longest).trimEnd();
}
