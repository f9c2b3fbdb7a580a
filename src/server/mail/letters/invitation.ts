import { type DeskRole } from '#src/domain/users/role.ts';
import { invitationLasts } from '#src/domain/users/session-times.ts';
import { invitationPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';

const asWhat: Record<DeskRole, string> = { agent: 'an agent', admin: 'an administrator' };

/**
 * The letter that asks a colleague to work at the desk. The token stands in the fragment, which no server gets to see and
 * log.
 */
export function deskInvitation(
	{ email, role }: { email: string; role: DeskRole },
	siteUrl: string,
	token: string,
): NewLetter {
	return laidOut({
		kind: 'invitation',
		recipient: email,
		subject: `${site.name}: your account at the desk`,
		keepsText: false,
		blocks: [
			greeting(''),
			action(
				`You are invited to work at the desk of ${site.name} as ${asWhat[role]}. Choose your name and your password with this link. It works once, for ${invitationLasts.text}:`,
				'Accept the invitation',
				`${siteUrl}${invitationPath(token)}`,
			),
			paragraph(
				'Afterwards you sign in at the back office with this email address and your password.',
			),
			paragraph('If you did not expect this letter, you need not do anything: no account is made.'),
			signature,
		],
	});
}
