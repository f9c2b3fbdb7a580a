import { parseSite } from '../site-schema.ts';
import { checkFolders, EditedFileError } from './check-folders.ts';
import { checkList } from './edited-list.ts';
import { readJson } from './json-text.ts';
import { sampleTestimonial } from './pages.ts';
import { editedSchemas } from './schemas.ts';

/**
 * Checks all of `content/`.
 * @returns what has to be mended, in words for whoever edited it; nothing when all is in order
 */
export async function checkContent(): Promise<string[]> {
	const checks = await Promise.allSettled([
		checkSite('content/site.json'),
		checkList('content/testimonials.json', sampleTestimonial),
		checkFolders(editedSchemas),
	]);
	return checks
		.filter((check) => check.status === 'rejected')
		.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason)));
}

async function checkSite(path: string): Promise<void> {
	const read = await readJson(path);
	if ('problem' in read) throw new EditedFileError([{ path, problems: [read.problem] }]);
	parseSite(read.data);
}
