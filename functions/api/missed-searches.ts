import { countMissedSearch as contract } from '#src/contract/requests/missed-search.ts';
import { route } from '#src/server/http/route.ts';
import { countMissedSearch } from '#src/server/requests/count-missed-search.ts';

export const routes = [
	route(contract, async ({ body, deps }) => ({ isCounted: await countMissedSearch(deps, body) })),
];
