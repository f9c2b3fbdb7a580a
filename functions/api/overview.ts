import { readFirstSteps as firstSteps } from '#src/contract/desk/first-steps.ts';
import { numbersQuery, readNumbers as endpoint } from '#src/contract/desk/numbers.ts';
import { getCounts } from '#src/contract/desk/overview.ts';
import { readNumbers } from '#src/server/desk/numbers/read-numbers.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';
import { readFirstSteps } from '#src/server/desk/overview/first-steps.ts';
import { validated } from '#src/server/http/validation.ts';
import { environment } from '#src/server/platform/environment.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(getCounts, ({ deps }) => selectCounts(deps.db, deps.now()), {
		isRepeated: true,
	}),
	deskRoute(firstSteps, ({ colleague, deps }) =>
		readFirstSteps(deps, { viewer: colleague, sendsLetters: environment().smtpUrl !== null }),
	),
	deskRoute(endpoint, ({ url, deps }) => {
		const { by = 'week' } = validated(numbersQuery, Object.fromEntries(url.searchParams));
		return readNumbers(deps.db, { by, now: deps.now() });
	}),
];
