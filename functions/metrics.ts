import type { Config } from '@netlify/functions';

import { readMetrics } from '#src/contract/admin/metrics.ts';
import { collectMetrics } from '#src/server/admin/metrics/metrics.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(readMetrics, ({ request, deps }) => collectMetrics(deps, request)),
);
export default serveRequest;

export const config: Config = { path: ['/api/metrics'] };
