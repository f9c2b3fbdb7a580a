import type { TestProject } from 'vitest/node';

import { embeddedSite } from '../embedded-site.ts';

/** Serves the build once for the tests in every engine. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
	const site = await embeddedSite();
	project.provide('siteUrl', site.url);
	return () => site.remove();
}
