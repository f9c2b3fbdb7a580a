import * as contract from '#src/contract/desk/person.ts';
import { personQuery } from '#src/contract/desk/person.ts';
import { readPerson } from '#src/server/desk/people/read-person.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(
		contract.readPerson,
		({ url, deps }) =>
			readPerson(deps.db, validated(personQuery, Object.fromEntries(url.searchParams)), deps.now()),
		{ isRepeated: true },
	),
];
