/** Digits of a payment card's number, at least and at most (ISO/IEC 7812). */
const cardDigits = { least: 13, most: 19 } as const;

/** Digits in a row, or groups of them with a space, a dash, a dot or a slash between, as numbers are written down. */
const written = /\p{Nd}+(?:[\s\p{Pd}\u2212._·/]{1,3}\p{Nd}+)*/gu;

/**
 * Whether a text holds what may be the number of a payment card: 13 to 19 digits that pass the check by Luhn (ISO/IEC
 * 7812-1, Annex B), together or in groups, also where other groups stand beside them.
 */
export function hasCardNumber(text: string): boolean {
	return Array.from(text.normalize('NFKC').matchAll(written)).some(([run]) => {
		const groups = Array.from(run.matchAll(/\p{Nd}+/gu), ([group]) =>
			group.replace(/\P{ASCII}/gu, asciiDigit),
		);
		return groups.some((_, start) => beginsCardNumber(groups.slice(start)));
	});
}

function beginsCardNumber(groups: readonly string[]): boolean {
	let digits = '';
	for (const group of groups) {
		digits += group;
		if (digits.length > cardDigits.most) return false;
		if (digits.length >= cardDigits.least && passesLuhn(digits)) return true;
	}
	return false;
}

/** From the last digit on every second one counts double, and the sum ends with 0. */
function passesLuhn(digits: string): boolean {
	const sum = Array.from(digits, Number)
		.toReversed()
		.map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
		.reduce((total, value) => total + value, 0);
	return sum % 10 === 0;
}

/** A digit of another script: each script has its ten in a row, and the character before them is none. */
function asciiDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let value = 0;
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
	return String(value);
}
