import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { paths } from '#src/paths.ts';

import { readBuiltSite } from './built-site.ts';
import { type DeadLink, deadLinks } from './dead-links.ts';
import { sourceOf } from './source-of.ts';

/** The back office is yet to be built, and only an administrator meets the link; a script reads the anchor. */
const answeredElsewhere = [paths.admin, `${paths.auth}#register`];

/** Lets the build fail where a page links to a page, a heading or a picture that is not there. */
export function checkLinks(): AstroIntegration {
	return {
		name: 'check-links',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const found = deadLinks(await readBuiltSite(fileURLToPath(dir)), answeredElsewhere);
				if (found.length > 0) throw new Error(deadLinkMessage(found));
			},
		},
	};
}

/** What an editor reads: a line for each link with the files to mend. */
export function deadLinkMessage(links: readonly DeadLink[]): string {
	const lines = links.map(({ target, why, pages }) => {
		const sources = pages.map(sourceOf).filter((source) => source !== null);
		const [first, ...others] = [...sources, ...pages.filter((page) => sourceOf(page) === null)];
		const more = others.length === 0 ? '' : ` and ${others.length} more`;
		return `${first}${more}\n  link: found "${target}", but ${why}. Write the address of a page that exists, such as ${paths.tours}.`;
	});
	return `Links lead nowhere (CONTENT.md says what to do).\n\n${lines.join('\n')}\n`;
}
