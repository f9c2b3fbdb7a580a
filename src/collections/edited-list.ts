import { readFile } from 'node:fs/promises';

import { file, type Loader } from 'astro/loaders';
import * as z from 'zod/mini';

import { EditedFileError } from './check-folders.ts';
import { explainProblems } from './explain-problem.ts';

/**
 * The records of a JSON file of `content/`, each under its `id`.
 * @param path from the root: 'content/testimonials.json'
 * @throws EditedFileError naming file, record, field, what was found and what is allowed
 */
export function editedList(path: string, schema: z.ZodMiniType): Loader {
	const records = file(path);
	return {
		...records,
		async load(context) {
			await checkList(path, schema);
			await records.load(context);
		},
	};
}

/**
 * Checks the records of a JSON file.
 * @throws EditedFileError with all that is wrong in it
 */
export async function checkList(path: string, schema: z.ZodMiniType): Promise<void> {
	const data = parsed(await readFile(path, 'utf8'));
	const result = z.array(schema, 'Write a list between [ and ].').safeParse(data);
	if (result.success) return;
	const problems =
		data instanceof SyntaxError
			? [`the file cannot be read: ${data.message}`]
			: explainProblems(result.error.issues, data);
	throw new EditedFileError([{ path, problems }]);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch (error) {
		return error;
	}
}
