import { basename, join } from 'node:path';

import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import {
	blogCategories,
	guideCategories,
	jobDepartments,
} from '#src/domain/editorial/categories.ts';
import { firstDay, isOut } from '#src/domain/editorial/first-day.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import {
	applicationPath,
	blogCategoryPath,
	blogPostPath,
	departmentPath,
	guideCategoryPath,
	guidePath,
	paths,
} from '#src/paths.ts';

import type { FileProblems, ReadFile } from './folder-problems.ts';
import { headingIds } from './heading-ids.ts';
import { scheduled } from './held-back.ts';
import { lineAt, placesOf } from './text-places.ts';

/** A link of Markdown to a page of this site, or to a heading of its own. */
const link = /(?<!!)\[[^\]]*\]\(\s*([/#][^)\s]*)/g;

/** Rows of the catalog, of which a file knows nothing, and what functions answer: the build follows these. */
const elsewhere =
	/^\/(?:flights|tours|destinations)\/\d+$|^\/(?:trip|quote|book|offer|pictures)(?:\/|$)/;

/**
 * Links that lead nowhere, as far as can be told without a build: by the addresses that the site has and the files that
 * there are.
 * @param files all texts
 * @param today in New York: what is not out yet has no page
 */
export function linkProblems(files: readonly ReadFile[], today: string): FileProblems[] {
	const pages = pagesOf(files);
	return files.map((file) => {
		// A draft may lead to another one.
		const isDraft = !isOutNow(file, today);
		const problems = placesOf(file.text, link).flatMap(({ at, found }) => {
			const why = whyDead(found, file, pages, isDraft ? null : today);
			return why === null
				? []
				: [`line ${lineAt(file.text, at)}: found the link "${found}", but ${why}`];
		});
		return { path: file.path, problems };
	});
}

const anotherPage = `Write the address of a page that exists, such as ${paths.tours}.`;

function whyDead(
	target: string,
	own: ReadFile,
	pages: ReadonlyMap<string, ReadFile | null>,
	today: string | null,
): string | null {
	const [address = '', heading] = target.split('#');
	const [path = ''] = address.split('?');
	const page = path === '' ? own : pages.get(path.replace(/(?<=.)\/$/, ''));
	if (page === undefined) {
		return elsewhere.test(path) ? null : `there is no such page or picture. ${anotherPage}`;
	}
	if (page === null) return null;
	if (path !== '' && today !== null && !isOutNow(page, today)) {
		const day = firstDay(scheduled(page.data));
		return day === null
			? 'that is a draft, which nobody else can read.'
			: `nobody else can read that before ${formatLongDate(day)}.`;
	}
	if (heading === undefined || heading === '' || headingIds(page.text).has(decoded(heading)))
		return null;
	return 'the page has no such heading.';
}

/** The pages by their addresses, with the text that each shows; null of those that no single file makes. */
function pagesOf(files: readonly ReadFile[]): Map<string, ReadFile | null> {
	const plain = [
		...Object.values(paths),
		...blogCategories.map((name) => blogCategoryPath(slugOf(name))),
		...guideCategories.map((name) => guideCategoryPath(slugOf(name))),
		...jobDepartments.map((name) => departmentPath(slugOf(name))),
	];
	const pages = new Map<string, ReadFile | null>(
		plain.map((path) => [path.split('#')[0] ?? '', null]),
	);
	for (const file of files) {
		const name = basename(file.path, '.mdx');
		if (isIn('blog', file)) pages.set(blogPostPath(name), file);
		else if (isIn('guides', file)) pages.set(guidePath(name), file);
		else if (isIn('careers', file)) pages.set(applicationPath(name), null);
	}
	return pages;
}

function isOutNow(file: ReadFile, today: string): boolean {
	const isArticle = isIn('blog', file) || isIn('guides', file);
	return !isArticle || isOut(scheduled(file.data), today);
}

function isIn(folder: string, { path }: ReadFile): boolean {
	return path.startsWith(join('content', folder, '/'));
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
