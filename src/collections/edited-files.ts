import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';

import { glob, type Loader, type LoaderContext } from 'astro/loaders';

import { checkFile, type FileSchema } from './check-file.ts';
import { checkFolders, EditedFileError } from './check-folders.ts';
import { readPlaceLists } from './place-lists.ts';
import { placeProblems } from './place-problems.ts';

/**
 * The MDX files of `content/` that fit a pattern, each under its name: `blog/lisbon.mdx` is `lisbon`.
 * @param patterns every collection's pattern with its schema: all are checked before one is loaded, so that
 * whoever edited them hears of everything that is wrong at once
 * @param isShown of a build; left out, all are
 * @throws EditedFileError naming file, field, what was found and what is allowed
 */
export function editedFiles(
	pattern: string,
	patterns: Record<string, FileSchema>,
	isShown: (data: Record<string, unknown>) => boolean = () => true,
): Loader {
	const files = glob({ pattern: basename(pattern), base: `content/${dirname(pattern)}` });
	const schema = patterns[pattern];
	if (!schema) throw new Error(`There is no schema for content/${pattern}.`);
	return {
		name: `content/${pattern}`,
		async load(context) {
			await checkFolders(patterns);
			await files.load({ ...context, parseData: reading(schema, context) });
			// Whoever edits with the site open sees all.
			if (context.watcher) return;
			for (const [id, { data }] of context.store.entries()) {
				if (!isShown(data)) context.store.delete(id);
			}
		},
	};
}

// While somebody edits with the site open, a file comes here alone: it is checked again.
function reading(schema: FileSchema, context: LoaderContext): LoaderContext['parseData'] {
	return async (entry) => {
		const path = entry.filePath ?? '';
		const text = await readFile(path, 'utf8');
		const { data, problems: own } = checkFile(path, text, schema);
		const { slugs } = await readPlaceLists();
		const problems = [...own, ...placeProblems({ text, data }, slugs)];
		if (problems.length > 0) throw new EditedFileError([{ path: relative('.', path), problems }]);
		return context.parseData({ ...entry, data: data as typeof entry.data });
	};
}
