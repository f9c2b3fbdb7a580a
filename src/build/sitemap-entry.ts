import { readFile } from 'node:fs/promises';

import { listedPage } from './listed-page.ts';

/**
 * For the `serialize` of the sitemap: keeps the pages that search engines shall list, each under its canonical address.
 * @param folder where the build writes the site
 */
export function sitemapEntry(folder: URL) {
	return async <Entry extends { url: string }>(entry: Entry): Promise<Entry | undefined> => {
		const path = new URL(entry.url).pathname;
		const file = `.${path === '/' ? '/index' : path.replace(/\/$/, '')}.html`;
		const page = listedPage(await readFile(new URL(file, folder), 'utf8'));
		// Another address of a page that is listed already.
		if (page === null || new URL(page.canonical).pathname !== path) return undefined;
		return page.modified === null ? entry : { ...entry, lastmod: page.modified };
	};
}
