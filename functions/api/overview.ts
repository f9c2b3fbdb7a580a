import { getCounts, getDashboard } from '#src/contract/desk/overview.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';
import { selectDashboard } from '#src/server/desk/overview/dashboard.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(getCounts, ({ deps }) => selectCounts(deps.db, deps.now()), {
		isRepeated: true,
	}),
	deskRoute(getDashboard, ({ deps }) => selectDashboard(deps.db, deps.now())),
];
