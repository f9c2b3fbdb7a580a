const named =
	/^(United |Maldives|Netherlands|Philippines|Bahamas|Gambia|Seychelles|.* Islands$|.* Republic$|Republic )/;

/** A country's name within a sentence: 'the Maldives', 'Japan'. */
export function inSentence(country: string): string {
	return named.test(country) ? `the ${country}` : country;
}
