import { type DeskActName, mayDo } from '#src/domain/users/desk-acts.ts';
import type { RoleFlags } from '#src/domain/users/role.ts';
import { site } from '#src/site.ts';

/** Whether whoever is at work here may do something. The API decides for itself. */
export function mayHere(viewer: RoleFlags, act: DeskActName): boolean {
	return mayDo(viewer, act, site.agentsMay ?? []);
}
