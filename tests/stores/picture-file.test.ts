import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mostPictureBytes, pictureMessages } from '#src/contract/desk/pictures.ts';
import { fileProblem, sentSize, sizeProblem } from '#src/stores/desk/picture-file.ts';

test('a file is refused by its kind and its bytes before it is opened', () => {
	expect(fileProblem({ type: 'image/jpeg', size: mostPictureBytes })).toBeNull();
	expect(fileProblem({ type: '', size: 1000 })).toBeNull();
	expect(fileProblem({ type: 'image/heic', size: 1000 })).toBe(pictureMessages.heic);
	for (const type of ['image/svg+xml', 'application/pdf', 'text/html']) {
		expect(fileProblem({ type, size: 1000 })).toBe(pictureMessages.kind);
	}
	expect(fileProblem({ type: 'image/png', size: 0 })).toBe(pictureMessages.damaged);
	expect(fileProblem({ type: 'image/png', size: mostPictureBytes + 1 })).toBe(
		pictureMessages.tooLarge,
	);
});

test('a picture is refused by its size before it is sent', () => {
	expect(sizeProblem({ width: 6000, height: 5000 })).toBeNull();
	expect(sizeProblem({ width: 8000, height: 5000 })).toBe(pictureMessages.tooManyPixels);
	expect(sizeProblem({ width: 100, height: 100 })).toBe(pictureMessages.tooSmall);
});

test('what is made smaller keeps its shape, and nothing is made larger', () => {
	expect(sentSize({ width: 6000, height: 4000 })).toEqual({ width: 3840, height: 2560 });
	expect(sentSize({ width: 4000, height: 6000 })).toEqual({ width: 2560, height: 3840 });
	const side = fc.integer({ min: 200, max: 8000 });
	fc.assert(
		fc.property(side, side, (width, height) => {
			const sent = sentSize({ width, height });
			expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(3840);
			expect(sent.width).toBeLessThanOrEqual(width);
			// To the pixel.
			expect(Math.abs((sent.width * height) / width - sent.height)).toBeLessThanOrEqual(
				0.5 + (0.5 * height) / width,
			);
		}),
	);
});
