import { once } from 'node:events';
import { constants, copyFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { type DoorAnswer, doorAnswer, doorOf } from './backup-door.ts';
import { BackupError } from './backup-error.ts';

/**
 * Lets the process that has an embedded database open back it up into a new file.
 * @returns false where that process does not answer, or belongs to another user
 * @throws BackupError with what that process says, and what the file system throws
 */
export async function askForBackup(directory: string, file: string): Promise<boolean> {
	const socket = connect({ path: doorOf(directory), allowHalfOpen: true });
	try {
		await once(socket, 'connect');
	} catch {
		return false;
	}
	try {
		const answer = answerIn(await text(socket));
		if ('problem' in answer)
			throw new BackupError(`The running site took no backup: ${answer.problem}`);
		await copyFile(answer.file, file, constants.COPYFILE_EXCL);
		return true;
	} finally {
		// It removes its copy then.
		socket.destroy();
	}
}

function answerIn(words: string): DoorAnswer {
	// Nothing at all is said by a process that ends meanwhile.
	return words === '' ? { problem: 'it was stopped.' } : doorAnswer.parse(JSON.parse(words));
}
