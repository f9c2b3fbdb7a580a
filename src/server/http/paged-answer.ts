import { type Page, page, totalCountHeader } from '#src/contract/paging.ts';

import type { Paged } from '../queries/paged.ts';
import { Answer } from './json-answer.ts';
import { validated } from './validation.ts';

/** The query parameters by which a paged list differs. */
export const pageParameters: readonly string[] = Object.keys(page.shape);

/**
 * Answers with the page of a list that the address asks for, and with how many rows there are in all.
 * @throws HttpError 400 naming the parameter that is wrong
 */
export async function pagedAnswer<Row>(
	url: URL,
	select: (page: Page) => Promise<Paged<Row>>,
): Promise<Answer<Row[]>> {
	const { rows, total } = await select(validated(page, Object.fromEntries(url.searchParams)));
	return new Answer(rows, { headers: { [totalCountHeader]: String(total) } });
}
