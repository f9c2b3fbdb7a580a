import { setImmediate as nextTurn } from 'node:timers/promises';

import { openDatabase } from '#src/server/db/client.ts';
import { subscribers } from '#src/server/db/schema.ts';

// Stores one row after the other in an embedded database and names each once it is stored, until it is killed.
const [directory = '', fsync = 'off'] = process.argv.slice(2);
const waitsForDisk = fsync === 'on';
const { database } = await openDatabase({ kind: 'embedded', directory, waitsForDisk });
for (let number = 1; ; number += 1) {
	const email = `${number}@example.com`;
	await database.insert(subscribers).values({ email });
	process.stdout.write(`${email}\n`);
	// The engine gives nobody else a turn: between two calls a server comes to its sockets.
	await nextTurn();
}
