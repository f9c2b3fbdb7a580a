import { mostPictureBytes, pictureMessages } from '#src/contract/desk/pictures.ts';
import { sizeFault } from '#src/domain/pictures/picture-limits.ts';

type Size = { width: number; height: number };

/** Kinds of files that can be uploaded, as browsers call them. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Netlify's functions take no larger body: what has more is made smaller before it is sent. */
export const mostSentBytes = 4 * 1024 * 1024;

/** Pixels of the longer side of what was made smaller: twice what any page shows. */
const longestSide = 3840;

/** Why a file is not even opened; null where nothing speaks against it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
	// Some systems do not know what they have: then its content tells.
	const isKnown = type === '' || pictureKinds.some((kind) => kind === type);
	if (!isKnown) return /^image\/hei[cf]/.test(type) ? pictureMessages.heic : pictureMessages.kind;
	if (size === 0) return pictureMessages.damaged;
	return size > mostPictureBytes ? pictureMessages.tooLarge : null;
}

/** Why a picture of a size cannot be uploaded; null where it can. */
export function sizeProblem(size: Size): string | null {
	const fault = sizeFault(size);
	return fault && pictureMessages[fault];
}

/** The size in which a picture is sent that has to be made smaller; its shape stays. */
export function sentSize({ width, height }: Size): Size {
	const share = Math.min(1, longestSide / Math.max(width, height));
	return { width: Math.round(width * share), height: Math.round(height * share) };
}
