import { rmSync, writeFileSync } from 'node:fs';

import { makeRunDirectory } from './run-directory.ts';
import { beginRun } from './test-run.ts';
import { testStages } from './test-stages.ts';

type OwnRun = ReturnType<typeof testStages> & Pick<ReturnType<typeof beginRun>, 'stage'>;

/**
 * Runs tests for a command: in a folder of their own, which goes with this process however that ends, with what failed
 * told at the end and by the exit code.
 */
export async function ownRun(work: (run: OwnRun) => Promise<void>): Promise<void> {
	const directory = await makeRunDirectory();
	// Also when somebody stops the run: in memory it would be in the way until the machine restarts.
	process.once('exit', () =>
		rmSync(directory.path, { recursive: true, force: true, maxRetries: 3 }),
	);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
	const { stage, end } = beginRun((text) => process.stdout.write(text));
	await work({ stage, ...testStages(directory) });
	const result = end();
	process.exitCode = result.failed === 0 ? 0 : 1;
	// For whoever repeats it: scripts/test-again.ts.
	const resultFile = process.env['TEST_RESULT_FILE'];
	if (resultFile !== undefined) writeFileSync(resultFile, JSON.stringify(result));
}
