/** What an account may do, from the least to the most. */
export const roles = ['user', 'agent', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that work at the desk. */
export const deskRoles = ['agent', 'admin'] as const satisfies readonly Role[];
export type DeskRole = (typeof deskRoles)[number];

/** What an account says of its role; no account is both. */
export type RoleFlags = { isAdmin: boolean; isAgent?: boolean | undefined };

/** The role of an account. */
export function roleOf({ isAdmin, isAgent = false }: RoleFlags): Role {
	if (isAdmin) return 'admin';
	return isAgent ? 'agent' : 'user';
}

/** What an account of a role says of it. */
export function flagsOf(role: Role): { isAdmin: boolean; isAgent: boolean } {
	return { isAdmin: role === 'admin', isAgent: role === 'agent' };
}

/**
 * Whether an account works at the desk, as an agent or an administrator: it sees what others told us, so its sessions are
 * short and its sign-in is guarded as an administrator's.
 */
export function worksAtDesk(account: RoleFlags): boolean {
	return roleOf(account) !== 'user';
}
