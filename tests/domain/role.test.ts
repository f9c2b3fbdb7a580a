import { expect, test } from 'vitest';

import { flagsOf, roleOf, roles, worksAtDesk } from '#src/domain/users/role.ts';

test('a role is what an account says of it, and nobody is two', () => {
	expect(roles.map((role) => roleOf(flagsOf(role)))).toEqual([...roles]);
	expect(roles.map((role) => worksAtDesk(flagsOf(role)))).toEqual([false, true, true]);
	expect(roleOf({ isAdmin: false })).toBe('user');
});
