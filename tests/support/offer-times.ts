import { expect, type Locator } from 'playwright/test';

/** Every time of day and every span of hours in a text: '8:35 PM', '7h 35m'. */
const facts = /\d+:\d\d [AP]M|\d+h \d+m/g;

/** When an offer of the list leaves and arrives and how long it takes, leg by leg. */
export async function timesOf(offer: Locator): Promise<string[]> {
	// The list that the page was built with has no offers yet.
	await expect(offer).toContainText(/\d [AP]M/);
	// A row far down is not drawn yet, and its words run together.
	// One that is drawn anew meanwhile is another.
	await expect(() => offer.scrollIntoViewIfNeeded()).toPass();
	const legs = await offer.getByRole('listitem').allInnerTexts();
	return legs.flatMap((leg) => leg.match(facts) ?? []);
}
