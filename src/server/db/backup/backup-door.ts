import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';

import * as z from 'zod/mini';

import { clock } from '../../platform/clock.ts';
import { ErrorForPeople } from '../../platform/error-for-people.ts';
import { failureFields, log } from '../../platform/log.ts';
import type { Database } from '../database.ts';
import { explained } from './backup-error.ts';
import { writeBackup } from './write-backup.ts';

/** What is told to whoever asks: where the backup lies until he hangs up, or why there is none. */
export const doorAnswer = z.union([
	z.object({ file: z.string() }),
	z.object({ problem: z.string() }),
]);

export type DoorAnswer = z.infer<typeof doorAnswer>;

const beginningOfNames = 'backup-';

/**
 * Lets others on this machine have a backup of an embedded database, which only one process can open. They ask at a
 * socket in its directory that only the user who runs this process may use: no network leads there. The backup is
 * written beside the data first, so that whoever asks cannot keep the database waiting.
 */
export async function openBackupDoor(
	directory: string,
	database: Database,
): Promise<{ close: () => Promise<void> }> {
	removeLeftovers(directory);
	const stopping = new AbortController();
	const callers = new Map<Socket, Promise<unknown>>();
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		callers.set(
			socket,
			answer(socket).finally(() => callers.delete(socket)),
		);
	});

	async function answer(socket: Socket): Promise<void> {
		const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<void>();
		// Whoever asks may go away at any moment.
		socket.once('close', hangUp).on('error', hangUp);
		const file = resolve(directory, `${beginningOfNames}${randomUUID()}`);
		socket.end(JSON.stringify(await backUp(file)));
		await hungUp;
		rmSync(file, { force: true });
	}

	async function backUp(file: string): Promise<DoorAnswer> {
		try {
			await writeBackup(database, file, clock(), stopping.signal);
			return { file };
		} catch (error) {
			log('error', 'backup failed', failureFields(error));
			const told = explained(error, file);
			return { problem: told instanceof ErrorForPeople ? told.message : 'its log says why.' };
		}
	}

	const isOpen = await listen(server, directory);
	return {
		async close() {
			stopping.abort();
			for (const socket of callers.keys()) socket.destroy();
			await Promise.all(callers.values());
			if (isOpen) await new Promise((closed) => server.close(closed));
		},
	};
}

/** Where the process that has the data open can be asked; a socket's path may not be long. */
export function doorOf(directory: string): string {
	const paths = [resolve(directory, 'backup'), relative('', join(directory, 'backup'))];
	return paths.toSorted((one, other) => one.length - other.length)[0] ?? '';
}

// Of a process that was killed: nobody else has the directory.
function removeLeftovers(directory: string): void {
	const names = readdirSync(directory).filter((name) => name.startsWith(beginningOfNames));
	for (const name of names) rmSync(join(directory, name), { force: true });
	rmSync(doorOf(directory), { force: true });
}

// Where it cannot, the site goes on all the same: it has to be stopped for a backup.
async function listen(server: Server, directory: string): Promise<boolean> {
	const path = doorOf(directory);
	try {
		await once(server.listen(path), 'listening');
		chmodSync(path, 0o600);
		server.unref();
		return true;
	} catch (error) {
		log('warn', 'no backups while this process runs', failureFields(error));
		return false;
	}
}
