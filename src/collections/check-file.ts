import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import type { SchemaContext } from 'astro/content/config';
import * as z from 'zod/mini';

import { explainProblems } from './explain-problem.ts';
import { faqProblems } from './faq-problems.ts';
import { photographPath } from './fields.ts';
import { fixedFolders } from './fixed-folders.ts';
import { frontMatter } from './front-matter.ts';
import { textProblems } from './text-problems.ts';

/** The schema of a collection's front matter. */
export type FileSchema = (context: SchemaContext) => z.ZodMiniType<Record<string, unknown>>;

/**
 * Looks at one file of `content/` before it is rendered.
 * @param text the whole file
 * @returns its fields as they are written, and what is wrong in it, a line each
 */
export function checkFile(
	path: string,
	text: string,
	schema: FileSchema,
): { data: Record<string, unknown>; problems: string[] } {
	// What stands for letters that were written in another encoding.
	if (text.includes('\uFFFD')) return { data: {}, problems: [unreadable] };
	const read = frontMatter(text);
	if ('problem' in read) return { data: {}, problems: [...nameProblems(path), read.problem] };
	const isThere = (picture: string): boolean => existsSync(resolve(dirname(path), picture));
	return {
		data: read.data,
		problems: [
			...nameProblems(path),
			...fieldProblems(schema, read.data, isThere),
			...textProblems(text, isThere),
			...(basename(dirname(path)) === 'faqs' ? faqProblems(text) : []),
		],
	};
}

const unreadable =
	'the file: holds letters that cannot be read. Save it again as plain text in UTF-8.';

/** The name of a file is the end of its page's address. */
function nameProblems(path: string): string[] {
	const name = basename(path, '.mdx');
	const names = fixedFolders[basename(dirname(path))];
	if (names && !names.includes(name))
		return [`the file's name: found "${name}". The files here are: ${names.join(', ')}.`];
	if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
	return [
		`the file's name: found "${name}". Write small letters and digits, with hyphens between words, as rome-by-night.`,
	];
}

function fieldProblems(
	schema: FileSchema,
	data: unknown,
	isThere: (picture: string) => boolean,
): string[] {
	const image = () =>
		z
			.string()
			.check(
				z.regex(photographPath, { abort: true }),
				z.refine(isThere, 'There is no such picture: compare its path, letter by letter.'),
			);
	// Astro's own reads the picture too; whether it is there is all that matters here.
	const result = schema({ image: image as unknown as SchemaContext['image'] }).safeParse(data);
	return result.success ? [] : explainProblems(result.error.issues, data);
}
