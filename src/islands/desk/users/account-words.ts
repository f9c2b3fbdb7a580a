import { agentWords } from '#src/domain/users/desk-acts.ts';
import type { Role } from '#src/domain/users/role.ts';
import type { AccountStatus } from '#src/domain/users/user.ts';
import { site } from '#src/site.ts';

import type { StatusTone } from '../panel/StatusBadge.tsx';

const ofAgents = agentWords(site.agentsMay ?? []);

/** What the panel calls the roles, and what they mean. */
export const roles: Record<Role, { label: string; meaning: string }> = {
	user: { label: 'User', meaning: 'A user signs in to the site and sees nothing of this panel.' },
	agent: {
		label: 'Agent',
		meaning: `An agent may ${ofAgents.may}. Only an administrator may ${ofAgents.mayNot}.`,
	},
	admin: { label: 'Admin', meaning: 'An administrator sees and changes everything here.' },
};

/** What the panel calls the states of an account, and what they mean. */
export const statuses: Record<AccountStatus, { label: string; tone: StatusTone; meaning: string }> =
	{
		active: { label: 'Active', tone: 'good', meaning: 'An active account can sign in.' },
		suspended: {
			label: 'Suspended',
			tone: 'bad',
			meaning: 'A suspended account cannot sign in and is signed out everywhere.',
		},
		inactive: {
			label: 'Inactive',
			tone: 'plain',
			meaning:
				'An inactive account cannot sign in and is signed out everywhere: for one that nobody uses any more.',
		},
	};

/** The choices of a filter or a field, in the order of the words. */
export function choicesOf<Value extends string>(words: Record<Value, { label: string }>) {
	return Object.entries<{ label: string }>(words).map(([value, { label }]) => ({
		value: value as Value,
		label,
	}));
}
