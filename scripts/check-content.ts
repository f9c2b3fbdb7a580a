/** Says what has to be mended in `content/` without building the site: `npm run check:content`. */
import { checkFolders, EditedFileError } from '#src/collections/check-folders.ts';
import { checkList } from '#src/collections/edited-list.ts';
import { readJson } from '#src/collections/json-text.ts';
import { sampleTestimonial } from '#src/collections/pages.ts';
import { editedSchemas } from '#src/collections/schemas.ts';
import { parseSite } from '#src/site-schema.ts';

const checks = await Promise.allSettled([
	checkSite('content/site.json'),
	checkList('content/testimonials.json', sampleTestimonial),
	checkFolders(editedSchemas),
]);
const failures = checks.filter((check) => check.status === 'rejected');
for (const { reason } of failures) console.error(reason instanceof Error ? reason.message : reason);
if (failures.length === 0) console.log('content/ is in order.');
process.exitCode = failures.length === 0 ? 0 : 1;

async function checkSite(path: string): Promise<void> {
	const read = await readJson(path);
	if ('problem' in read) throw new EditedFileError([{ path, problems: [read.problem] }]);
	parseSite(read.data);
}
