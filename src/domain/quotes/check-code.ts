import { randomInteger, seededRandom } from '../random.ts';

/** Crockford's base 32: digits and capitals without I, L, O and U, so that none is mistaken for another when spoken. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters without the dash between its halves. */
export const checkCodeLength = 6;

/**
 * Six characters by which two people find out on the phone that they look at the same quote: '7K2-MQ4'. They are a digest
 * of 30 bits, no secret.
 * @param of what is quoted, its total included: another price has another code
 */
export function checkCode(of: string): string {
	const random = seededRandom(`quote ${of}`);
	const code = Array.from(
		{ length: checkCodeLength },
		() => digits[randomInteger(random, 0, digits.length - 1)],
	);
	return [code.slice(0, checkCodeLength / 2), code.slice(checkCodeLength / 2)]
		.map((half) => half.join(''))
		.join('-');
}
