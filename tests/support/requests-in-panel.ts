import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';

/** How to reach whoever asks. */
export const person = { email: 'ada+trips@example.com', phone: '+44 20 7946 0958 ext 12' };
/** A custom offer request without its name, which each test has of its own. */
export const trip = {
	...person,
	destination: 'Kyoto',
	departureDate: '2099-06-15',
	returnDate: '2099-06-29',
	adults: 2,
	children: 1,
	budget: '$3,000 to $4,000',
	travelClass: 'Business',
	specialRequests: 'Two rooms,\n  side by side.',
};

/** Sends what a visitor asks for: to 'inquiries', 'custom-offers' or 'applications'. */
export async function sendRequest(
	request: APIRequestContext,
	list: string,
	data: object,
): Promise<void> {
	const answer = await request.post(`/api/${list}`, { data });
	expect(answer.status(), await answer.text()).toBe(201);
}

/** The row of a person in a list of the panel. */
export function rowOf(page: Page, name: string): Locator {
	return page.getByRole('row').filter({ hasText: name });
}
