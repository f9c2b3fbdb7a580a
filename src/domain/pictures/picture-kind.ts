/** The kinds of files that may be uploaded as pictures. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What the first bytes of a file say that it is: one of the kinds, one of them that moves, or nothing that is taken. */
export function pictureKind(bytes: Uint8Array): PictureKind | 'moving' | null {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
	if (text(0, 8) === '\x89PNG\r\n\x1a\n') return isAnimatedPng(bytes) ? 'moving' : 'png';
	if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
	if (text(4, 8) !== 'ftyp') return null;
	// A sequence is named as the main brand; a still picture may be listed among the others.
	if (text(8, 12) === 'avis') return 'moving';
	return text(8, 12) === 'avif' || text(16, 64).includes('avif') ? 'avif' : null;
}

/** Whether a file is a picture as iPhones take them (HEIC, HEIF), which few browsers show. */
export function isHeic(bytes: Uint8Array): boolean {
	const begins = String.fromCharCode(...bytes.subarray(4, 12));
	return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(begins) && pictureKind(bytes) === null;
}

/** Whether a PNG says before its pixels that it moves: what reads it shows the first picture and tells nothing. */
function isAnimatedPng(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
		const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		if (type === 'acTL') return true;
		if (type === 'IDAT') return false;
	}
	return false;
}
