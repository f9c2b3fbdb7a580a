type Size = { width: number; height: number };

/**
 * The picture in a file, turned as its camera says.
 * @throws where the browser finds none that it can read
 */
export function pictureIn(file: Blob): Promise<ImageBitmap> {
	return createImageBitmap(file);
}

/** A picture as a JPEG of a size. @param quality 0 to 1 */
export async function asJpeg(picture: ImageBitmap, size: Size, quality: number): Promise<Blob> {
	const canvas = drawn(picture, size);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(file) =>
				file ? resolve(file) : reject(new Error('The picture could not be made smaller.')),
			'image/jpeg',
			quality,
		);
	});
}

/** A small one of a picture, as an address that holds all of it. @param width pixels */
export function smallPicture(picture: ImageBitmap, width: number): string {
	const height = Math.max(1, Math.round((picture.height * width) / picture.width));
	return drawn(picture, { width, height }).toDataURL('image/jpeg', 0.8);
}

function drawn(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('The browser cannot draw.');
	// What is transparent would be black in a JPEG.
	context.fillStyle = '#fff';
	context.fillRect(0, 0, width, height);
	context.drawImage(picture, 0, 0, width, height);
	return canvas;
}
