import { numbersQuery, readNumbers as endpoint } from '#src/contract/desk/numbers.ts';
import { getCounts } from '#src/contract/desk/overview.ts';
import { readNumbers } from '#src/server/desk/numbers/read-numbers.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(getCounts, ({ deps }) => selectCounts(deps.db, deps.now()), {
		isRepeated: true,
	}),
	deskRoute(endpoint, ({ url, deps }) => {
		const { by = 'week' } = validated(numbersQuery, Object.fromEntries(url.searchParams));
		return readNumbers(deps.db, { by, now: deps.now() });
	}),
];
