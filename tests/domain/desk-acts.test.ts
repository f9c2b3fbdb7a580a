import { expect, test } from 'vitest';

import {
	agentWords,
	deskActNames,
	deskActs,
	givableActs,
	leastRoleFor,
	mayDo,
} from '#src/domain/users/desk-acts.ts';

const visitor = { isAdmin: false };
const agent = { isAdmin: false, isAgent: true };
const administrator = { isAdmin: true };

test('an administrator may do everything, a visitor nothing, an agent the work of the desk', () => {
	const may = (who: typeof agent) => deskActNames.filter((act) => mayDo(who, act, []));
	expect(may({ ...administrator, isAgent: false })).toEqual(deskActNames);
	expect(may({ ...visitor, isAgent: false })).toEqual([]);
	expect(may(agent)).toEqual(['desk']);
});

test('the site gives its agents what it names, and never accounts, deletions or personal data', () => {
	expect(givableActs).toEqual([
		'templates',
		'muting',
		'subscribers',
		'publishing',
		'refunds',
		'exports',
	]);
	expect(mayDo(agent, 'templates', ['templates'])).toBe(true);
	expect(mayDo(agent, 'muting', ['templates'])).toBe(false);
	expect(mayDo(visitor, 'templates', ['templates'])).toBe(false);
	const everything = deskActNames.filter((act) => leastRoleFor(act, deskActNames) === 'admin');
	expect(everything).toEqual(['deletions', 'accounts', 'personal-data', 'operation']);
});

test('the words of an agent name every act once, on the side where it is', () => {
	for (const given of [[], ['exports', 'muting']]) {
		const { may, mayNot } = agentWords(given);
		for (const act of deskActNames) {
			const isAgents = mayDo(agent, act, given);
			expect([act, may.includes(deskActs[act].words)]).toEqual([act, isAgents]);
			expect([act, mayNot.includes(deskActs[act].words)]).toEqual([act, !isAgents]);
		}
	}
});
