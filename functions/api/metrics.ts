import { readMetrics } from '#src/contract/desk/metrics.ts';
import { collectMetrics } from '#src/server/desk/metrics/metrics.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
	administratorRoute(readMetrics, ({ request, deps }) => collectMetrics(deps, request)),
];
