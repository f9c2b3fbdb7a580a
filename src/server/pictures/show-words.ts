import type { UploadedPicture } from '#src/contract/desk/pictures.ts';

import { cacheTags } from '../platform/cache.ts';
import { publish } from '../platform/publish.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** Lets the public read what a picture is said to show by now; of one that nothing shows nobody has heard. */
export async function showWords(
	deps: Pick<Dependencies, 'buildHookUrl'>,
	{ usedBy }: UploadedPicture,
): Promise<void> {
	if (usedBy.length === 0) return;
	await publish(deps, [cacheTags.flights, cacheTags.tours, cacheTags.destinations]);
}
