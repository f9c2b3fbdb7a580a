import * as contract from '#src/contract/desk/find.ts';
import { findQuery } from '#src/contract/desk/find.ts';
import { findAnything } from '#src/server/desk/find/find-anything.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.findAnything, ({ url, deps }) =>
		findAnything(deps, validated(findQuery, Object.fromEntries(url.searchParams)).q),
	),
];
