import type * as z from 'zod/mini';

import { type Page, page } from '#src/contract/http/paging.ts';
import { totalCountHeader } from '#src/contract/http/total-count.ts';

import type { Paged } from '../db/paged.ts';
import { Answer } from './json-answer.ts';
import { validated } from './validation.ts';

/** The query parameters by which a paged list differs. */
export const pageParameters: readonly string[] = Object.keys(page.shape);

/**
 * Answers with the page of a list that the address asks for, and with how many rows there are in all.
 * @throws HttpError 400 naming the parameter that is wrong
 */
export function pagedAnswer<Row>(
	url: URL,
	select: (page: Page) => Promise<Paged<Row>>,
): Promise<Answer<Row[]>> {
	return listAnswer(url, page, select);
}

/**
 * As `pagedAnswer`, for a list that can be narrowed or ordered.
 * @param parameters the contract of its query parameters
 */
export async function listAnswer<Parameters extends z.core.$ZodType, Row>(
	url: URL,
	parameters: Parameters,
	select: (page: z.output<Parameters>) => Promise<Paged<Row>>,
): Promise<Answer<Row[]>> {
	const { rows, total } = await select(validated(parameters, Object.fromEntries(url.searchParams)));
	return new Answer(rows, { headers: { [totalCountHeader]: String(total) } });
}
