/** So many digits, the last ones, are the same of a number with its country's code and without. */
export const tellingDigits = 10;

/**
 * By what two telephone numbers are the same, however they are written: '+1 (555) 010-9999 ext. 4' gives '5550109999'.
 * What follows an extension's 'e' or 'x' does not count; '' of what has no digit.
 */
export function telephoneKey(number: string): string {
	return number
		.replace(/[ex].*$/i, '')
		.replace(/\D/g, '')
		.slice(-tellingDigits);
}
