import { mostDiscount } from '#src/domain/desk/agreed-price.ts';
import { type DeskActName, mayDo } from '#src/domain/users/desk-acts.ts';
import type { RoleFlags } from '#src/domain/users/role.ts';
import { site } from '#src/site.ts';

/** Percent that whoever is at work here may take off a price, as the API sees it, too. */
export function discountHere(viewer: RoleFlags): number {
	return mostDiscount(viewer, site.agentDiscount);
}

/** Whether whoever is at work here may do something. The API decides for itself. */
export function mayHere(viewer: RoleFlags, act: DeskActName): boolean {
	return mayDo(viewer, act, site.agentsMay ?? []);
}
