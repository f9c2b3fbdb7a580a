import { resolve } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import * as z from 'zod/mini';

import { EditedFileError } from './check-folders.ts';
import { explainProblems } from './explain-problem.ts';
import { readJson } from './json-text.ts';

/** A record of a list; its `id` is its own. */
type ListRecord = { id: number };
type ListSchema = z.ZodMiniType<ListRecord>;

/**
 * The records of a JSON file of `content/`, each under its `id`.
 * @param path from the root: 'content/testimonials.json'
 * @throws EditedFileError naming file, record, field, what was found and what is allowed
 */
export function editedList(path: string, schema: ListSchema): Loader {
	return {
		name: path,
		async load(context) {
			await store(path, schema, context);
			// While somebody edits with the site open, it keeps the last records that were right.
			context.watcher?.on('change', (changed) => {
				if (resolve(changed) !== resolve(path)) return;
				store(path, schema, context).catch((error: unknown) => {
					context.logger.error(error instanceof Error ? error.message : String(error));
				});
			});
		},
	};
}

async function store(path: string, schema: ListSchema, context: LoaderContext): Promise<void> {
	const records = await checkList(path, schema);
	context.store.clear();
	for (const record of records) {
		const id = String(record.id);
		context.store.set({ id, data: await context.parseData({ id, data: record }) });
	}
}

/**
 * Checks the records of a JSON file.
 * @returns the records
 * @throws EditedFileError with all that is wrong in it
 */
export async function checkList(path: string, schema: ListSchema): Promise<ListRecord[]> {
	const read = await readJson(path);
	if ('problem' in read) throw new EditedFileError([{ path, problems: [read.problem] }]);
	const result = z.array(schema, 'Write a list between [ and ].').safeParse(read.data);
	const problems = result.success
		? repeatedIds(result.data)
		: explainProblems(result.error.issues, read.data);
	if (problems.length > 0) throw new EditedFileError([{ path, problems }]);
	return result.data ?? [];
}

function repeatedIds(records: readonly ListRecord[]): string[] {
	const ids = records.map(({ id }) => id);
	return ids.flatMap((id, index) =>
		ids.indexOf(id) === index
			? []
			: [`${index + 1}. id: found ${id}, which another has already. Write a number of its own.`],
	);
}
