/** Characters that a name may have in a letter. */
const longestPlainName = 40;

/** Letters with their accents, joiners of scripts that need them, hyphens and apostrophes; a full stop after 'Dr'. */
const nameWord = /^(\p{L}(?:[\p{L}\p{M}'’‐-]|\u200c|\u200d)*)[.,]?$/u;

/**
 * What of a name that a stranger typed may stand in a letter to an address that he typed: its words of letters, at most
 * 40 characters of them. A word with anything else goes as a whole, and so does what is too long: neither an address nor
 * a number of any kind is left.
 * @returns '' where nothing is left
 */
export function plainName(typed: string): string {
	let name = '';
	for (const word of typed.normalize('NFC').split(/\s+/)) {
		const letters = nameWord.exec(word)?.[1];
		if (letters === undefined) continue;
		const longer = `${name} ${letters}`.trim();
		if (longer.length > longestPlainName) return name;
		name = longer;
	}
	return name;
}
