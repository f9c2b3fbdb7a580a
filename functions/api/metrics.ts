import { readMetrics } from '#src/contract/desk/metrics.ts';
import { collectMetrics } from '#src/server/desk/metrics/metrics.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(readMetrics, ({ request, deps }) => collectMetrics(deps, request)),
];
