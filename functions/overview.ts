import type { Config } from '@netlify/functions';

import { getCounts, getDashboard } from '#src/contract/admin/overview.ts';
import { selectCounts } from '#src/server/admin/overview/counts.ts';
import { selectDashboard } from '#src/server/admin/overview/dashboard.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(getCounts, ({ deps }) => selectCounts(deps.db, deps.now()), {
		isRepeated: true,
	}),
	administratorRoute(getDashboard, ({ deps }) => selectDashboard(deps.db, deps.now())),
);
export default serveRequest;

export const config: Config = { path: ['/api/admin/counts', '/api/admin/dashboard'] };
