import { rm, writeFile } from 'node:fs/promises';

import { selectCatalogVersions } from '#src/server/catalog/versions.ts';
import { configuredPlace, database } from '#src/server/db/client.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';
import { failureFields, log } from '#src/server/platform/log.ts';
import { buildWatch } from '#src/server/watch/watch-builds.ts';

import type { SiteInService } from '../serve.ts';
import { compressBuild } from '../static/static-site.ts';
import { articlesHeldBack } from './articles-due.ts';
import { buildPages } from './build-pages.ts';
import { codeDigest, sourcesDigest, stampBuild } from './build-stamp.ts';
import { letterSender } from './letters.ts';
import { rebuildWhenAsked } from './rebuild.ts';
import type { Repetition } from './repeat.ts';
import { StartError } from './start-error.ts';

const next = 'dist.next';
const rows = `${next}.json`;

/**
 * Builds the pages anew, in the background, a minute after the catalog has changed; the last build is served meanwhile, and
 * on, where the new one fails.
 * @param options.isOutOfDate whether the catalog is another than the one that was built, or the code is
 */
export function rebuildPages(
	site: SiteInService,
	{ isOutOfDate = false, afterSeconds = 60 }: RebuildOptions = {},
): Repetition {
	const watch = buildWatch();
	const code = codeDigest();
	return rebuildWhenAsked({
		afterSeconds,
		againSeconds: 600,
		isOutOfDate,
		async work(signal) {
			// What serves is the code of the start: pages of other code may ask it for what it does not know.
			if ((await codeDigest()) === (await code)) await rebuild(site, signal);
			else throw new StartError('The code has changed: start the site anew.');
		},
		async onEnd(failure) {
			if (failure !== null) log('error', 'build failed', failureFields(failure));
			const { alertUrl, adminEmail } = environment();
			await watch({ failure, now: clock(), send: await letterSender(), alertUrl, adminEmail });
		},
	});
}

type RebuildOptions = { isOutOfDate?: boolean | 'by its code'; afterSeconds?: number };

async function rebuild(site: SiteInService, signal: AbortSignal): Promise<void> {
	const began = performance.now();
	const digest = await builtDigest();
	try {
		const snapshot = await selectSnapshot(await database());
		await writeFile(rows, JSON.stringify(snapshot));
		await buildPages({ order: { into: next, rows, site: site.url }, signal });
		await compressBuild(next, { earlier: 'dist', signal });
		await stampBuild(next, digest, { ...snapshot.versions, articles: await articlesHeldBack() });
		await site.showBuild(next);
	} finally {
		await Promise.all([next, rows].map((path) => rm(path, { recursive: true, force: true })));
	}
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	log('info', 'pages built anew', { seconds });
}

/** What a build of these sources and of this database is marked by. */
export function builtDigest(): Promise<string> {
	return sourcesDigest('.', JSON.stringify(configuredPlace()));
}

/** The rows that pages would be built with now, and which articles without. */
export async function rowsNow(): Promise<Record<string, string>> {
	const versions = await selectCatalogVersions(await database(), clock());
	return { ...versions, articles: await articlesHeldBack() };
}
