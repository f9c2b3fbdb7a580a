/** Says what has to be mended in `content/` without building the site: `npm run check:content`. */
import { checkFolders, EditedFileError } from '#src/collections/check-folders.ts';
import { editedSchemas } from '#src/collections/schemas.ts';

try {
	await checkFolders(editedSchemas);
	console.log('content/ is in order.');
} catch (error) {
	if (!(error instanceof EditedFileError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
