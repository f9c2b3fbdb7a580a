import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { checkFile, type FileSchema } from './check-file.ts';
import { type FileProblems, folderProblems, type ReadFile } from './folder-problems.ts';
import { linkProblems } from './link-problems.ts';
import { readPlaceLists } from './place-lists.ts';
import { placeProblems } from './place-problems.ts';

/** Something in `content/` has to be mended before the site can be built. */
export class EditedFileError extends Error {
	override name = 'EditedFileError';

	constructor(files: readonly FileProblems[]) {
		const paths = [...new Set(files.map(({ path }) => path))].toSorted();
		const list = paths.map((path) => {
			const problems = files.flatMap((file) => (file.path === path ? file.problems : []));
			return [path, ...problems.map((problem) => `  ${problem}`)].join('\n');
		});
		super(
			`Something in content/ has to be mended (content/README.md says how).\n\n${list.join('\n\n')}\n`,
		);
	}
}

let check: Promise<void> | null = null;

/**
 * Checks every file of `content/` that a collection reads. The collections load at the same time: they share one check.
 * @throws EditedFileError with all that is wrong in all files
 */
export function checkFolders(patterns: Record<string, FileSchema>): Promise<void> {
	return (check ??= checkAll(patterns).finally(() => {
		check = null;
	}));
}

async function checkAll(patterns: Record<string, FileSchema>): Promise<void> {
	const read: ReadFile[] = [];
	const found: FileProblems[] = [];
	const lists = await readPlaceLists();
	for (const [pattern, schema] of Object.entries(patterns)) {
		for await (const path of glob(join('content', pattern))) {
			const text = await readFile(path, 'utf8');
			const { data, problems } = checkFile(path, text, schema);
			read.push({ path, text, data });
			found.push({ path, problems: [...problems, ...placeProblems({ text, data }, lists.slugs)] });
		}
	}
	read.sort((one, other) => one.path.localeCompare(other.path));
	const links = linkProblems(read, newYorkDay(new Date()));
	const all = [...found, ...links, ...lists.problems, ...(await folderProblems(read))].filter(
		({ problems }) => problems.length > 0,
	);
	if (all.length > 0) throw new EditedFileError(all);
}
