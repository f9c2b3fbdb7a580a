import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { paths } from '#src/paths.ts';

import { readBuiltSite } from './built-site.ts';
import { type DeadLink, deadLinks } from './dead-links.ts';
import { type EditedText, editedTexts, linkPlaces } from './link-places.ts';

/** A script reads the anchor, or a function answers at the address, and for all that lies under it. */
export const answeredElsewhere = [
	`${paths.auth}#register`,
	`${paths.quote}/`,
	`${paths.book}/`,
	paths.callBack,
	paths.accountTrips,
	paths.toursFound,
	'/pictures/',
];

/** Lets the build fail where a page links to a page, a heading or a picture that is not there. */
export function checkLinks(): AstroIntegration {
	return {
		name: 'check-links',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const found = deadLinks(await readBuiltSite(fileURLToPath(dir)), answeredElsewhere);
				if (found.length > 0) throw new Error(deadLinkMessage(found, await editedTexts()));
			},
		},
	};
}

/** What an editor reads: the files, each with a line for each link to mend. */
export function deadLinkMessage(links: readonly DeadLink[], texts: readonly EditedText[]): string {
	const problems = links.flatMap((link) => linkProblems(link, texts));
	const list = [...new Set(problems.map(({ file }) => file))].map((file) =>
		[file, ...problems.filter((each) => each.file === file).map(({ said }) => `  ${said}`)].join(
			'\n',
		),
	);
	return `Links lead nowhere (content/README.md says what to do).\n\n${list.join('\n\n')}\n`;
}

function linkProblems({ target, why, pages }: DeadLink, texts: readonly EditedText[]) {
	const said = `found the link "${target}", but ${why}. Write the address of a page that exists, such as ${paths.tours}.`;
	// A heading is looked for on the page itself, whose address ends with the name of its file or folder.
	const own = texts.filter(({ path }) => pages.some((page) => path.includes(basename(page))));
	const places = linkPlaces(target, target.startsWith('#') ? own : texts);
	if (places.length > 0)
		return places.map(({ path, line }) => ({ file: path, said: `line ${line}: ${said}` }));
	// No text holds it: code wrote it.
	const [first = '', ...others] = pages;
	return [{ file: others.length === 0 ? first : `${first} and ${others.length} more`, said }];
}
