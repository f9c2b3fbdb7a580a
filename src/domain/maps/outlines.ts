import { decodeOutlines, type EncodedOutlines, type Outlines } from './decode-outlines.ts';
import encoded from './outlines.json' with { type: 'json' };

let decoded: Outlines | undefined;

/** The whole earth's. They weigh a megabyte, so that only builds may ask for them: no browser, no function. */
export function worldOutlines(): Outlines {
	return (decoded ??= decodeOutlines(encoded));
}

/** The same as they are stored: the build writes them into a file for the function that draws previews. */
export const encodedOutlines: EncodedOutlines = encoded;
