const lettersWithoutAccentForm: Record<string, string> = {
	ı: 'i',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	æ: 'ae',
	œ: 'oe',
	ß: 'ss',
};

/** Lower case without accents or punctuation: 'St. John’s' and 'st johns' become the same. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[ıøłđðþæœß]/g, (letter) => lettersWithoutAccentForm[letter] ?? letter)
		.replace(/['’‘ʻ`.]/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
