import * as z from 'zod/mini';

import type { JobOpening } from '#src/domain/requests/job-opening.ts';
import { paths } from '#src/paths.ts';

import { unavailable } from '../http/error-answer.ts';
import { builtFile } from '../platform/built-page.ts';
import { failureFields, log } from '../platform/log.ts';

/** Finds the jobs that the build shows. */
export type ReadOpenings = (request: Request) => Promise<JobOpening[]>;

const openings = z.array(
	z.object({ id: z.string(), title: z.string(), closes: z.nullable(z.string()) }),
);

/**
 * The jobs one can apply for, as the build listed them: jobs are files, not rows.
 * @throws HttpError 503 when the list cannot be read
 */
export async function jobOpenings(request: Request): Promise<JobOpening[]> {
	try {
		return openings.parse(JSON.parse(await builtFile(request, paths.jobOpenings)));
	} catch (error) {
		log('error', 'job openings failed', failureFields(error));
		throw unavailable();
	}
}
