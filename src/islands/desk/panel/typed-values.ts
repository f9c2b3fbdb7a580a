import { readNumber } from '#src/domain/numbers.ts';

// A form also passes what a field begins with through these, which is a value already.

/** For `register`: a number that was typed as text. */
export const asNumber = { setValueAs: ofText(readNumber) };

/** For `register`: as `asNumber`; null where nothing was typed. */
export const asNumberOrNull = { setValueAs: ofText((typed) => readNumber(typed) ?? null) };

/** For `register`: what was typed; null where nothing was. */
export const asTextOrNull = { setValueAs: ofText((typed) => typed || null) };

function ofText(read: (typed: string) => unknown) {
	return (value: unknown) => (typeof value === 'string' ? read(value) : value);
}
