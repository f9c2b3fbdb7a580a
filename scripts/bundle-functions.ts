/** Writes `.functions/`, from which Netlify deploys: the last step of `npm run build`. */
import { bundleFunctions } from '#src/build/bundle-functions.ts';

const bundled = await bundleFunctions('functions', '.functions');
const largest = Math.max(...bundled.map(({ bytes }) => bytes));
console.log(`Bundled ${bundled.length} functions, the largest of ${Math.ceil(largest / 1000)} KB.`);
