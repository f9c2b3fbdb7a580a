import { expect, test } from 'vitest';

import { printFiles, requirePicture } from '#src/server/pictures/print-files.ts';

import { samplePicture } from '../support/sample-pictures.ts';

test('a photograph is made ready whoever sends others meanwhile: none of them shuts what reads it', async () => {
	const bytes = new Uint8Array(await samplePicture());
	const ready = new AbortController();
	const sent = (async () => {
		while (!ready.signal.aborted)
			await Promise.all(Array.from({ length: 20 }, () => requirePicture(bytes)));
	})();
	for (let index = 0; index < 30; index += 1) {
		const { files } = await printFiles(bytes, 'a'.repeat(16));
		expect(files.length).toBe(4);
	}
	ready.abort();
	await sent;
});
