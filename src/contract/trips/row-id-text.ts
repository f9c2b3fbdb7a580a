import * as z from 'zod/mini';

/** The number of a row, as a form has it. @param message said of anything else */
export function rowIdText(message: string) {
	return z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,8}$/, message)), z.transform(Number));
}
