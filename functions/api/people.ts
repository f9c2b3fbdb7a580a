import * as contract from '#src/contract/desk/people.ts';
import { shownMentions } from '#src/domain/people/mention.ts';
import { erasePerson } from '#src/server/people/erase-person.ts';
import { exportPerson } from '#src/server/people/export-person.ts';
import { findPerson } from '#src/server/people/find-person.ts';
import { showReviews } from '#src/server/reviews/show-reviews.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.findPerson, ({ body, deps }) => findPerson(deps, body.email)),
	deskRoute(contract.exportPerson, ({ body, deps }) => exportPerson(deps, body.email)),
	deskRoute(contract.erasePerson, async ({ body, colleague, deps }) => {
		const erased = await erasePerson(deps, colleague, body.email, body.mentions);
		const isShown = body.mentions.some((mention) => shownMentions.includes(mention.kind));
		if (isShown || erased.held.reviews > 0) await showReviews(deps);
		return erased;
	}),
];
