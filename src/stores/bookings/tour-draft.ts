import { tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import { paths } from '#src/paths.ts';

// Every page loads this file with its first script: what makes and reads a draft stands elsewhere.

const draft = storedValue('session', tourDraftKey, (json) => json);

/**
 * Forgets the chosen tour on every page but the checkout: loading the checkout anew keeps it, and going
 * anywhere else ends it, so that no later visit to the checkout offers a trip long put aside.
 */
export function endTourDraftOutsideCheckout(path: string): void {
	if (path.replace(/\/$/, '') !== paths.flightCheckout) draft.remove();
}
