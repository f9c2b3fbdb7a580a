import { mostPictureBytes } from '#src/contract/admin/pictures.ts';

type Size = { width: number; height: number };

/** Kinds of files that can be uploaded, as browsers call them. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Netlify's functions take no larger body: what has more is made smaller before it is sent. */
export const mostSentBytes = 4 * 1024 * 1024;

/** Pixels of the longer side of what was made smaller: twice what any page shows. */
const longestSide = 3840;
const mostMegapixels = 30;

/** Why a file is not even opened; null where nothing speaks against it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
	// Some systems do not know what they have: then its content tells.
	const isKnown = type === '' || pictureKinds.some((kind) => kind === type);
	if (!isKnown) return 'Please choose a photograph: a JPEG, PNG, WebP or AVIF file.';
	if (size === 0) return 'The file is empty. Please choose another one.';
	if (size <= mostPictureBytes) return null;
	return `The file has ${megabytes(size)} MB. Please choose one of at most ${megabytes(mostPictureBytes)} MB.`;
}

/** Why a picture is too large to be uploaded; null where it is not. */
export function sizeProblem({ width, height }: Size): string | null {
	const megapixels = (width * height) / 1_000_000;
	if (megapixels <= mostMegapixels) return null;
	return `The picture has ${Math.ceil(megapixels)} megapixels. Please choose one of at most ${mostMegapixels}.`;
}

/** The size in which a picture is sent that has to be made smaller; its shape stays. */
export function sentSize({ width, height }: Size): Size {
	const share = Math.min(1, longestSide / Math.max(width, height));
	return { width: Math.round(width * share), height: Math.round(height * share) };
}

function megabytes(bytes: number): number {
	return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
