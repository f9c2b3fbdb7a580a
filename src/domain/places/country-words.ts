const named =
	/^(United |Maldives|Netherlands|Philippines|Bahamas|Gambia|Seychelles|.* Islands$|.* Republic$|Republic )/;

/** A country's name within a sentence: 'the Maldives', 'Japan'. */
export function inSentence(country: string): string {
	return named.test(country) ? `the ${country}` : country;
}

/** What a link to a government's page on visas says: 'Who needs a visa: the government of Japan says'. */
export function visaWords(country: string): string {
	return `Who needs a visa: the government of ${inSentence(country)} says`;
}
