import type { Config } from '@netlify/functions';

import { erasePerson, exportPerson, findPerson } from '#src/contract/admin/people.ts';
import { shownMentions } from '#src/domain/people/mention.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { erasePerson as erase } from '#src/server/people/erase-person.ts';
import { exportPerson as exportAll } from '#src/server/people/export-person.ts';
import { findPerson as find } from '#src/server/people/find-person.ts';
import { showReviews } from '#src/server/reviews/show-reviews.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(findPerson, ({ body, deps }) => find(deps, body.email)),
	administratorRoute(exportPerson, ({ body, deps }) => exportAll(deps, body.email)),
	administratorRoute(erasePerson, async ({ body, administrator, deps }) => {
		const erased = await erase(deps, administrator, body.email, body.mentions);
		const isShown = body.mentions.some((mention) => shownMentions.includes(mention.kind));
		if (isShown || erased.held.reviews > 0) await showReviews(deps);
		return erased;
	}),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/admin/people/find', '/api/admin/people/export', '/api/admin/people/erase'],
	// The outer wall, at the edge: nobody but administrators is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
