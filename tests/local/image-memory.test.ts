import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

/** Bytes that six pictures may leave behind: they leave 30 MB with the settings of the image, and 390 MB without. */
const mostLeft = 150_000_000;

/** Makes a large picture ready six times, and prints by how many bytes the process has grown since it began. */
const printSix = `
	const { default: sharp } = await import('sharp');
	const { printFiles } = await import('./src/server/pictures/print-files.ts');
	const create = { width: 2000, height: 1400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } };
	const bytes = await sharp({ create }).jpeg().toBuffer();
	const { rss } = process.memoryUsage();
	for (let made = 0; made < 6; made += 1) await printFiles(new Uint8Array(bytes), '0123456789abcdef');
	console.log(process.memoryUsage().rss - rss);
`;

// Another C library than glibc, as on a Mac, does not know the setting.
test.runIf(process.platform === 'linux')(
	'in the image, pictures that were made ready leave no memory taken',
	async () => {
		const { stdout } = await promisify(execFile)(
			process.execPath,
			['--input-type=module', '--eval', printSix],
			{ env: { PATH: process.env.PATH, ...imageEnvironment() } },
		);
		expect(Number(stdout)).toBeGreaterThan(0);
		expect(Number(stdout)).toBeLessThan(mostLeft);
	},
);

/** What the last stage of the Dockerfile sets. */
function imageEnvironment(): Record<string, string> {
	const stage =
		readFileSync('Dockerfile', 'utf8')
			.split(/^FROM /m)
			.at(-1) ?? '';
	const lines = Array.from(stage.matchAll(/^ENV (.+)$/gm), ([, settings = '']) => settings);
	const settings = lines.flatMap((line) => Array.from(line.matchAll(/(\w+)=(\S+)/g)));
	return Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value]));
}
