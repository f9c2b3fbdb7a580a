import { resetLinkLasts, verificationLinkLasts } from '#src/domain/users/user.ts';
import { paths, verificationPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

// No letter repeats the name: whoever registers may type anybody's address and any words for a name, and we are not to
// carry them there.
type Addressee = { email: string };

/**
 * The letter to a new account, with the link that shows that the address is its owner's. The token stands in the fragment,
 * which no server gets to see and log.
 */
export function accountCreated({ email }: Addressee, siteUrl: string, token: string): NewLetter {
	return laidOut({
		kind: 'welcome',
		recipient: email,
		subject: `Welcome to ${site.name}`,
		keepsText: false,
		blocks: [
			greeting(''),
			paragraph(`Your account at ${site.name} is ready. You sign in with this email address.`),
			action(
				`Please confirm that the address is yours: then the trips that you book with it stand in your account. The link works for ${verificationLinkLasts.text}:`,
				'Confirm my address',
				`${siteUrl}${verificationPath(token)}`,
			),
			action(
				'If you forget your password, or if it was not you who created the account, choose a new password here. It signs everybody else out:',
				'Choose a new password',
				`${siteUrl}${paths.passwordReset}`,
			),
			signature,
		],
	});
}

/** The letter with the link to a new password. The token stands in the fragment, which no server gets to see and log. */
export function passwordResetLink({ email }: Addressee, siteUrl: string, token: string): NewLetter {
	return laidOut({
		kind: 'password-reset',
		recipient: email,
		subject: `${site.name}: choose a new password`,
		keepsText: false,
		blocks: [
			greeting(''),
			action(
				`With this link you choose a new password. It works once, for ${resetLinkLasts.text}:`,
				'Choose a new password',
				`${siteUrl}${paths.passwordReset}#token=${token}`,
			),
			paragraph(
				'If you did not ask for it, you need not do anything: your password stays as it is.',
			),
			signature,
		],
	});
}

/**
 * The letter that says the password was changed, in case it was not its owner who did.
 * @param signedOut whether the browser that changed it stays signed in
 */
export function passwordChanged(
	{ email }: Addressee,
	siteUrl: string,
	signedOut: 'everywhere' | 'elsewhere' = 'everywhere',
): NewLetter {
	const devices = signedOut === 'everywhere' ? 'all devices were' : 'all other devices were';
	return laidOut({
		kind: 'password-changed',
		recipient: email,
		subject: `${site.name}: your password was changed`,
		keepsText: true,
		blocks: [
			greeting(''),
			action(
				`The password of your account was changed, and ${devices} signed out. Sign in with the new one:`,
				'Sign in',
				`${siteUrl}${paths.auth}`,
			),
			action(
				`If it was not you, choose another password at once and call us at ${site.phone}:`,
				'Choose another password',
				`${siteUrl}${paths.passwordReset}`,
			),
			signature,
		],
	});
}
