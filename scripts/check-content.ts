/** Says what has to be mended in `content/` without building the site: `npm run check:content`. */
import { checkContent } from '#src/collections/check-content.ts';
import { pictureHints } from '#src/collections/picture-hints.ts';

for (const hint of await pictureHints()) console.log(`Hint: ${hint}`);
const problems = await checkContent();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('content/ is in order.');
process.exitCode = problems.length === 0 ? 0 : 1;
