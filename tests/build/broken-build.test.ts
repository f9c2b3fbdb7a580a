import { execFile } from 'node:child_process';
import {
	appendFile,
	cp,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a build takes: everything else of the project stays away. */
const sources = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];
const folder = await mkdtemp(join(tmpdir(), 'bright-departures-build-'));
const [post = ''] = (await readdir('content/blog')).toSorted();
const file = join(folder, 'content/blog', post);
const good = await readFile(join('content/blog', post), 'utf8');

beforeAll(async () => {
	for (const source of sources) await cp(source, join(folder, source), { recursive: true });
	await mkdir(join(folder, 'node_modules'));
	for (const name of await readdir('node_modules')) {
		// What a build remembers lies there too, under hidden names: this one must not share it.
		if (name.startsWith('.') && name !== '.bin') continue;
		await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
	}
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
	[
		'a wrong field',
		'category: Budget\n',
		[`content/blog/${post}`, 'category: found "Budget". Choose one of:'],
	],
	[
		'a day that does not exist',
		'date: 2026-02-30\n',
		[`content/blog/${post}`, 'date: found "2026-02-30".'],
	],
])('%s fails the build, with file and field', async (_what, line, said) => {
	const [name = ''] = line.split(':');
	await writeFile(file, good.replace(new RegExp(`^${name}:.*\n`, 'm'), line));
	const output = await failedBuild();
	for (const words of said) expect(output).toContain(words);
});

test('a piece that is not closed fails the build, with file and line', async () => {
	await writeFile(file, good);
	await appendFile(file, '\n<Note>\n\nThe end is missing.\n');
	const output = await failedBuild();
	expect(output).toContain(`content/blog/${post}`);
	expect(output).toContain(`line ${good.split('\n').length + 1}: found <Note>, but no </Note>`);
});

test('a link to a page that is not there fails the build, with the file', async () => {
	await writeFile(file, good);
	await appendFile(file, '\nSee [our tours](/tourz).\n');
	const line = good.split('\n').length + 1;
	expect(await failedBuild()).toContain(
		`content/blog/${post}\n  line ${line}: found the link "/tourz", but there is no such page`,
	);
});

async function failedBuild(): Promise<string> {
	try {
		await promisify(execFile)(resolve('node_modules/.bin/astro'), ['build'], {
			cwd: folder,
			env: {
				...process.env,
				DATA_DIRECTORY: join(folder, 'data'),
				NO_COLOR: '1',
				FORCE_COLOR: '0',
			},
			maxBuffer: 8_000_000,
		});
	} catch (error) {
		const { stdout, stderr } = Object(error) as { stdout: string; stderr: string };
		return stdout + stderr;
	}
	throw new Error('The build did not fail.');
}
