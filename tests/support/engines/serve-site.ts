import type { TestProject } from 'vitest/node';

import { embeddedSite } from '../embedded-site.ts';
import { sharedByProjects } from '../shared-by-projects.ts';

/** Serves the build once for the tests in every engine. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
	const { value, release } = await sharedByProjects('built site', embeddedSite, (site) =>
		site.remove(),
	);
	project.provide('siteUrl', value.url);
	return release;
}
