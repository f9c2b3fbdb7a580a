import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

/** The letter that says an account asks for a code from now on, or no longer, in case it was not its owner's wish. */
export function secondFactorChanged(
	email: string,
	siteUrl: string,
	state: 'on' | 'off',
): NewLetter {
	const said =
		state === 'on'
			? 'Signing in to your account takes a code beside the password from now on. Other devices were signed out.'
			: 'Signing in to your account takes the password alone again: the second factor was turned off.';
	return laidOut({
		kind: 'second-factor',
		recipient: email,
		subject: `${site.name}: your second factor is ${state}`,
		keepsText: true,
		blocks: [
			greeting(''),
			paragraph(said),
			action(
				`If it was not you, choose another password at once, which signs everybody out, and call us at ${site.phone}:`,
				'Choose another password',
				`${siteUrl}${paths.passwordReset}`,
			),
			signature,
		],
	});
}
