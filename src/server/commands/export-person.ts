import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { exportPerson } from '../people/export-person.ts';
import { runCommand } from '../platform/command.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { codeOf } from '../platform/log.ts';
import { readAddress, withWorld } from './named-person.ts';

runCommand(exportToFile);

/** `npm run people:export -- EMAIL [FILE]`: all that is held of somebody, as JSON on the console or in a new file. */
async function exportToFile(): Promise<void> {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [given, file] = positionals;
	const email = readAddress(given, 'npm run people:export -- ada@example.com [ada.json]');
	const text = `${JSON.stringify(await withWorld((world) => exportPerson(world, email)), null, '\t')}\n`;
	if (file === undefined) {
		process.stdout.write(text);
		return;
	}
	await writeNew(file, text);
	console.log(`Written to ${file}.`);
}

// For nobody else on this machine to read, and in no other file's place.
async function writeNew(file: string, text: string): Promise<void> {
	try {
		await writeFile(file, text, { flag: 'wx', mode: 0o600 });
	} catch (error) {
		const isThere = codeOf(error) === 'EEXIST';
		throw new ErrorForPeople(
			isThere ? `${file} exists already: nothing was written.` : `${file} cannot be written.`,
		);
	}
}
