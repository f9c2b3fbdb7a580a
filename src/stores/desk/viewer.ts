import { computed } from 'nanostores';

import type { RoleFlags } from '#src/domain/users/role.ts';

import { $access } from './access.ts';

const nobody: RoleFlags = { isAdmin: false };

/** What whoever is at work here is. The API decides for itself. The door needs none of it. */
export const $viewer = computed($access, (access) =>
	'administrator' in access ? access.administrator : nobody,
);
