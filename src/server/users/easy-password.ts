import { userMessages } from '#src/contract/users/account.ts';
import { usernameFromEmail } from '#src/domain/users/user.ts';
import { site } from '#src/site.ts';

import { invalidField } from '../http/http-error.ts';
import easyPasswords from './easy-passwords.json' with { type: 'json' };

const tried = new Set(easyPasswords.passwords.split(' '));

/**
 * Refuses a password that is among the first that are tried: a common one, or a name that belongs to the account or to
 * the site. Case, spaces and punctuation hide none of these names.
 * @throws HttpError 400 at `password`
 */
export function refuseEasyPassword(
	password: string,
	{ fullName, email }: { fullName: string; email: string },
): void {
	const names = [fullName, email, usernameFromEmail(email), site.name, site.airline];
	const letters = lettersAndDigits(password);
	const isName = letters !== '' && names.map(lettersAndDigits).includes(letters);
	if (isName || tried.has(password.toLowerCase())) {
		throw invalidField('password', userMessages.passwordCommon);
	}
}

function lettersAndDigits(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
