import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkFile, type FileSchema } from './check-file.ts';

/** Something in `content/` has to be mended before the site can be built. */
export class EditedFileError extends Error {
	override name = 'EditedFileError';

	constructor(files: { path: string; problems: string[] }[]) {
		const list = files.map(({ path, problems }) =>
			[path, ...problems.map((problem) => `  ${problem}`)].join('\n'),
		);
		super(
			`Something in content/ has to be mended (CONTENT.md says how).\n\n${list.join('\n\n')}\n`,
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
	const found: { path: string; problems: string[] }[] = [];
	for (const [pattern, schema] of Object.entries(patterns)) {
		for await (const path of glob(join('content', pattern))) {
			const { problems } = checkFile(path, await readFile(path, 'utf8'), schema);
			if (problems.length > 0) found.push({ path, problems });
		}
	}
	if (found.length > 0) {
		throw new EditedFileError(found.toSorted((one, other) => one.path.localeCompare(other.path)));
	}
}
