import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

import { type Repetition, differences, headOf, repetitionOf, rowOf } from './repetitions.ts';
import { run } from './run.ts';

const usage =
	'npm run test:again -- 5 [words…] [--busy]: five runs, beside a busy core if asked for';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { busy: { type: 'boolean', default: false } },
});
const [times = '', ...words] = positionals;
if (!/^[1-9]\d*$/.test(times)) {
	console.error(usage);
	process.exit(2);
}

// It ends with this process, however that ends.
const load = values.busy ? new Worker('for (;;);', { eval: true }) : null;
const directory = await mkdtemp(join(tmpdir(), 'bright-departures-again-'));
const done: Repetition[] = [];
console.log(headOf);
for (let number = 1; number <= Number(times); number += 1) {
	const repetition = await repeat(number);
	done.push(repetition);
	console.log(rowOf(repetition));
}
await load?.terminate();
const differed = differences(done);
const isGreen = differed.length === 0;
console.log(['', ...(isGreen ? ['Every run was green, and none differed.'] : differed)].join('\n'));
console.log(`What each printed: ${directory}`);
process.exitCode = isGreen ? 0 : 1;

/** A run of its own process, as `npm test` is one; what it prints is kept in a file. */
async function repeat(number: number): Promise<Repetition> {
	const result = join(directory, `${number}.json`);
	const { output, seconds } = await run(process.execPath, ['scripts/test.ts', ...words], {
		env: { TEST_RESULT_FILE: result },
	});
	await writeFile(join(directory, `${number}.txt`), output);
	const read = await readFile(result, 'utf8').catch(() => 'null');
	return repetitionOf({ number, seconds, output, result: JSON.parse(read) });
}
