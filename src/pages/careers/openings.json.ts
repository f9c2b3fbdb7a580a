import type { APIRoute } from 'astro';

import { openJobs } from '#src/components/careers/open-jobs.ts';
import type { JobOpening } from '#src/domain/requests/job-opening.ts';

/** What the server knows of the jobs, which are files: it takes applications for these. */
export const GET: APIRoute = async () => {
	const jobs = await openJobs();
	const openings = jobs.map(({ id, data }): JobOpening => {
		return { id, title: data.title, closes: data.closes ?? null };
	});
	return Response.json(openings);
};
