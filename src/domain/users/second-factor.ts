/** Digits of the codes that an app makes. */
export const codeDigits = 6;

/** Digits of a recovery code, which nobody guesses, nor finds from its hash. Digits alone: phones show keys for them. */
export const recoveryCodeDigits = 20;
/** How many an account is given. */
export const recoveryCodeCount = 10;

const groups = /\d{5}/g;

/** A recovery code as people read it: '48213-90417-55820-61394'. */
export function formatRecoveryCode(digits: string): string {
	return (digits.match(groups) ?? []).join('-');
}

/** A secret as people type it: in groups of four. */
export function formatSecret(base32: string): string {
	return (base32.match(/.{1,4}/g) ?? []).join(' ');
}
