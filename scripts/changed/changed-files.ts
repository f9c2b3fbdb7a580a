import { run } from '../run.ts';

/**
 * What differs from a commit, whether committed since, only written or new, as paths from the root; deleted files are
 * not among them.
 * @param commit 'HEAD', 'main'
 * @throws Error with what git said
 */
export async function changedFiles(commit: string, folder = '.'): Promise<string[]> {
	const git = (...parameters: string[]) => linesOfGit(parameters, folder);
	const lists = await Promise.all([
		git('diff', '--name-only', '--diff-filter=d', commit),
		git('ls-files', '--others', '--exclude-standard'),
	]);
	return [...new Set(lists.flat())].toSorted();
}

async function linesOfGit(parameters: string[], cwd: string): Promise<string[]> {
	const { ok, output } = await run('git', parameters, { cwd });
	if (!ok) throw new Error(output.trim());
	return output.split('\n').filter((line) => line !== '');
}
