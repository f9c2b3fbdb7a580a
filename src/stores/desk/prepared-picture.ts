import { asJpeg, pictureIn, smallPicture } from '#src/browser/drawn-picture.ts';
import { pictureMessages } from '#src/contract/desk/pictures.ts';

import { fileProblem, mostSentBytes, sentSize, sizeProblem } from './picture-file.ts';

/** A photograph that can be sent, and a small one to show until it is there; or why it cannot. */
export type PreparedPicture =
	| { state: 'ready'; file: Blob; preview: string }
	| { state: 'refused'; problem: string };

/** Pixels. */
const previewWidth = 320;
/** What is tried, one after the other, until a picture is small enough. */
const qualities = [0.9, 0.8, 0.65, 0.5];

/** Looks at a file that somebody chose, and makes it smaller where it is too large to be sent. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
	const problem = fileProblem(file);
	if (problem !== null) return refused(problem);
	const picture = await pictureIn(file).catch(() => null);
	if (!picture) return refused(pictureMessages.damaged);
	try {
		const tooLarge = sizeProblem(picture);
		if (tooLarge !== null) return refused(tooLarge);
		const sent = file.size <= mostSentBytes ? file : await madeSmaller(picture);
		if (!sent) return refused(pictureMessages.tooLarge);
		return { state: 'ready', file: sent, preview: smallPicture(picture, previewWidth) };
	} finally {
		picture.close();
	}
}

async function madeSmaller(picture: ImageBitmap): Promise<Blob | null> {
	const size = sentSize(picture);
	for (const quality of qualities) {
		const file = await asJpeg(picture, size, quality).catch(() => null);
		if (file && file.size <= mostSentBytes) return file;
	}
	return null;
}

function refused(problem: string): PreparedPicture {
	return { state: 'refused', problem };
}
