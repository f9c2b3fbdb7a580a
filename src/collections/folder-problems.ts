import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { questionsOf } from './faq-problems.ts';
import { fixedFolders, otherFiles, picture } from './fixed-folders.ts';
import { logoProblem } from './logo-problem.ts';
import { pictureProblem } from './picture-problems.ts';

/** A file with what is wrong in it, a line each. */
export type FileProblems = { path: string; problems: string[] };

/** A file of `content/` that was read. */
export type ReadFile = { path: string; text: string; data: Record<string, unknown> };

/**
 * What is wrong with the files beside what each holds: some are not read, some are missing, some say the same.
 * @param files all that collections read
 */
export async function folderProblems(files: readonly ReadFile[]): Promise<FileProblems[]> {
	const paths = files.map(({ path }) => path);
	return [
		...(await otherProblems(paths)),
		...missingFiles(paths),
		...repetitions(files, 'title', ({ data }) => [data['title']]),
		...repetitions(files, 'description', ({ data }) => [data['description']]),
		...repetitions(files, 'question', ({ path, text }) =>
			path.startsWith(join('content', 'faqs')) ? questionsOf(text) : [],
		),
	];
}

async function otherProblems(read: readonly string[]): Promise<FileProblems[]> {
	const problems: FileProblems[] = [];
	for await (const entry of glob('content/**', { withFileTypes: true })) {
		const path = relative('.', join(entry.parentPath, entry.name));
		if (!entry.isFile() || entry.name.startsWith('.') || read.includes(path)) continue;
		const place = relative('content', path);
		const problem = await otherProblem(path, place);
		if (problem !== null) problems.push({ path, problems: [problem] });
	}
	return problems;
}

async function otherProblem(path: string, place: string): Promise<string | null> {
	if (place === 'logo.svg') return logoProblem(path);
	if (picture.test(place)) return pictureProblem(path);
	return otherFiles.includes(place) ? null : unread;
}

const unread =
	'the file: is read by no page. Texts are .mdx files in content/blog, content/guides or content/careers itself, pictures are JPG, PNG or WebP files in content/pictures: rename it, move it or delete it.';

function missingFiles(read: readonly string[]): FileProblems[] {
	const needed = Object.entries(fixedFolders).flatMap(([folder, names]) =>
		names.map((name) => join('content', folder, `${name}.mdx`)),
	);
	return [...needed, join('content', 'about.mdx'), join('content', 'logo.svg')]
		.filter((path) => !read.includes(path) && !existsSync(path))
		.map((path) => ({
			path,
			problems: ['the file: is missing. The site has a place for it and links to it: put it back.'],
		}));
}

function repetitions(
	files: readonly ReadFile[],
	field: string,
	textsOf: (file: ReadFile) => unknown[],
): FileProblems[] {
	const owners = new Map<string, string>();
	return files.flatMap((file) =>
		textsOf(file).flatMap((text) => {
			if (typeof text !== 'string') return [];
			const key = text.trim().toLowerCase();
			const owner = owners.get(key);
			owners.set(key, owner ?? file.path);
			if (owner === undefined) return [];
			const problem = `${field}: found "${text}", which ${owner === file.path ? 'this file' : owner} has already. Write another: readers and search engines could not tell them apart.`;
			return [{ path: file.path, problems: [problem] }];
		}),
	);
}
