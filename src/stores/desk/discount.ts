import { mostDiscount } from '#src/domain/desk/agreed-price.ts';
import { site } from '#src/site.ts';

/** Percent that whoever is at work here may take off a price, as the API sees it, too. */
export function discountHere(viewer: { isAdmin: boolean }): number {
	return mostDiscount(viewer, site.agentDiscount);
}
