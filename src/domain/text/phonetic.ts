/** The spelling alphabet of aviation (ICAO Annex 10, volume II, 5.2.1.3) in English as it is written there. */
const letters = [
	['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India'],
	['Juliett', 'Kilo', 'Lima', 'Mike', 'November', 'Oscar', 'Papa', 'Quebec', 'Romeo'],
	['Sierra', 'Tango', 'Uniform', 'Victor', 'Whiskey', 'X-ray', 'Yankee', 'Zulu'],
].flat();
/** As people say digits; the radio's 'Niner' would be asked back. */
const digits = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * What is said for each character of a reference on the telephone: 'BD7' gives Bravo, Delta, Seven. What is neither a
 * letter from A to Z, in any case, nor a digit is said as it is.
 */
export function phonetic(reference: string): string[] {
	return Array.from(reference, (character) => {
		const letter = letters[character.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)];
		const isLetter = /^[a-z]$/i.test(character);
		if (isLetter && letter !== undefined) return letter;
		return /^\d$/.test(character) ? (digits[Number(character)] ?? character) : character;
	});
}
