import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

import type { Reporter, TestModule } from 'vitest/node';

import type { FileTime } from '../../scripts/test-reports.ts';

/**
 * A reporter for Vitest that writes how long each file took, from the start of its worker to its last hook: the JSON
 * report knows only of the tests, and much of a file's time goes into what it imports and opens before them.
 */
export default class implements Reporter {
	async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
		const file = process.env['VITEST_DURATIONS_FILE'];
		if (file !== undefined) await writeFile(file, JSON.stringify(modules.map(timeOf)));
	}
}

function timeOf(module: TestModule): FileTime {
	const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
		module.diagnostic();
	const all = environmentSetupDuration + prepareDuration + setupDuration + collectDuration;
	return { file: relative('.', module.moduleId), seconds: (all + duration) / 1000 };
}
