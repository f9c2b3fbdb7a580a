import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { digestOf } from './picture.ts';
import type { Picture } from './picture.ts';

/** Where files go, and where stands what they were made of: the digest of each picture by its name. */
export type Press = { folder: string; record: string };

/** The press of this project. */
export const press: Press = {
	folder: fileURLToPath(new URL('../../../public', import.meta.url)),
	record: fileURLToPath(new URL('../drawn.json', import.meta.url)),
};

/** The pictures that were drawn anew since their files were made, or that lack a file. */
export async function changedPictures(
	pictures: readonly Picture[],
	{ folder, record }: Press,
): Promise<Picture[]> {
	const known = await readRecord(record);
	return pictures.filter((picture) => {
		const isWhole = picture.files.every((file) => existsSync(join(folder, file)));
		return !isWhole || known[picture.name] !== digestOf(picture);
	});
}

/** Makes a picture's files and records of what; answers what each file weighs, in bytes. */
export async function print(
	picture: Picture,
	{ folder, record }: Press,
): Promise<Record<string, number>> {
	const contents = await picture.make();
	const weights: Record<string, number> = {};
	for (const [index, file] of picture.files.entries()) {
		const content = contents[index];
		if (content === undefined) throw new Error(`Nothing was made for ${file}.`);
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), content);
		weights[file] = content.length;
	}
	// After each picture: a command that is stopped halfway goes on from there.
	await writeRecord(record, { ...(await readRecord(record)), [picture.name]: digestOf(picture) });
	return weights;
}

/** Forgets what is recorded of pictures that are drawn no longer. */
export async function forgetOthers(pictures: readonly Picture[], { record }: Press): Promise<void> {
	const known = Object.entries(await readRecord(record));
	const kept = known.filter(([name]) => pictures.some((picture) => picture.name === name));
	if (kept.length < known.length) await writeRecord(record, Object.fromEntries(kept));
}

/** What is recorded: the digest of each picture, by its name. */
export async function readRecord(file: string): Promise<Record<string, string>> {
	return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

function writeRecord(file: string, record: Record<string, string>): Promise<void> {
	const sorted = Object.fromEntries(
		Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)),
	);
	return writeFile(file, `${JSON.stringify(sorted, null, '\t')}\n`);
}
