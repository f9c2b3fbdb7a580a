import type { RoleFlags } from './role.ts';
import { roleOf } from './role.ts';

type DeskAct = {
	/** What it is, after 'may': the roles' texts are made of these. */
	words: string;
	/** The least role that may do it. */
	least: 'agent' | 'admin';
	/** `agentsMay` in `content/site.json` may give it to agents. */
	canBeGiven?: true;
};

/**
 * What there is to do in the back office, and who may: the server asks it of every call, the panel shows what it allows,
 * and the roles' texts say it.
 */
export const deskActs = {
	desk: {
		words: 'take, change and cancel bookings, record payments, answer whoever writes and call back',
		least: 'agent',
	},
	templates: { words: 'change the templates of replies', least: 'admin', canBeGiven: true },
	muting: { words: 'stop and restart letters to an address', least: 'admin', canBeGiven: true },
	subscribers: {
		words: 'see and remove newsletter subscribers',
		least: 'admin',
		canBeGiven: true,
	},
	publishing: {
		words: 'enter, price and publish flights, tours, departures and destinations',
		least: 'admin',
		canBeGiven: true,
	},
	refunds: {
		words: 'promise more than the policy pays back, and pay back more than is owed',
		least: 'admin',
		canBeGiven: true,
	},
	exports: { words: 'export whole lists', least: 'admin', canBeGiven: true },
	deletions: { words: 'delete and bring back', least: 'admin' },
	accounts: { words: 'manage accounts and invite colleagues', least: 'admin' },
	'personal-data': { words: 'hand out and erase personal data', least: 'admin' },
	operation: { words: 'read the site’s measurements', least: 'admin' },
} as const satisfies Record<string, DeskAct>;
export type DeskActName = keyof typeof deskActs;

const table: Record<DeskActName, DeskAct> = deskActs;
export const deskActNames = Object.keys(table) as DeskActName[];

/** The acts that `agentsMay` in `content/site.json` may name. */
export const givableActs = deskActNames.filter((act) => table[act].canBeGiven);

/**
 * The least role that may do something.
 * @param given the acts that the site gives to its agents, by name
 */
export function leastRoleFor(act: DeskActName, given: readonly string[]): 'agent' | 'admin' {
	const { least, canBeGiven = false } = table[act];
	return canBeGiven && given.includes(act) ? 'agent' : least;
}

/** Whether an account may do something; `given` is as in `leastRoleFor`. */
export function mayDo(account: RoleFlags, act: DeskActName, given: readonly string[]): boolean {
	const role = roleOf(account);
	return role === 'admin' || (role === 'agent' && leastRoleFor(act, given) === 'agent');
}

/** What agents may do and what they may not, each in words after 'may'; `given` is as in `leastRoleFor`. */
export function agentWords(given: readonly string[]): { may: string; mayNot: string } {
	const isAgents = (act: DeskActName) => leastRoleFor(act, given) === 'agent';
	const words = (acts: DeskActName[]) => acts.map((act) => table[act].words).join('; ');
	return {
		may: words(deskActNames.filter(isAgents)),
		mayNot: words(deskActNames.filter((act) => !isAgents(act))),
	};
}
