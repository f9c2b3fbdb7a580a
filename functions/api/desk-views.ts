import * as contract from '#src/contract/desk/saved-views.ts';
import { forgetView, savedViewsOf, saveView } from '#src/server/desk/views/saved-views.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listSavedViews, ({ colleague, deps }) => savedViewsOf(deps.db, colleague.id)),
	deskRoute(contract.saveView, ({ body, colleague, deps }) =>
		saveView(deps.db, colleague.id, body),
	),
	deskRoute(contract.forgetView, ({ id, colleague, deps }) =>
		forgetView(deps.db, colleague.id, id),
	),
];
