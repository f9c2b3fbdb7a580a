/** Of two words, so many changed letters (or so large a part of them) and more are another word. */
const mostChanged = 3;

/**
 * The name that a misspelt one was most likely meant to be: that which the fewest letters changed, added or left out make
 * of it; undefined where none is near.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
	const [nearest] = names
		.map((name) => ({ name, changed: changedLetters(text, name) }))
		.toSorted((one, other) => one.changed - other.changed);
	const limit = Math.min(mostChanged, Math.ceil(text.length / 2));
	return nearest && nearest.changed <= limit ? nearest.name : undefined;
}

/** Levenshtein's distance: V. I. Levenshtein, 1965. */
function changedLetters(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [i, letter] of Array.from(one).entries()) {
		const next = [i + 1];
		for (const [j, against] of Array.from(other).entries()) {
			const replaced = (row[j] ?? 0) + (letter === against ? 0 : 1);
			next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
