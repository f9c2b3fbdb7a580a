import { photographSources } from './photograph.ts';
import { type PictureSources, posterSources } from './poster-sources.ts';

/** The sources of one of our pictures, drawn or uploaded; `null` for any other image, such as an address elsewhere. */
export function pictureSources(image: string): PictureSources | null {
	return posterSources(image) ?? photographSources(image);
}
