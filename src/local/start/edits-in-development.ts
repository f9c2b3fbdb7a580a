import { resolve, sep } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

import { checkContent } from '#src/collections/check-content.ts';

import { keptRowsNotice } from './prepare-database.ts';

/**
 * Tells under `astro dev` of edits that pages cannot show. What is wrong in `content/` stands in the browser until it is
 * mended, where Astro would go on showing what was right before; rows of the database do not follow the seed's files.
 */
export function editsInDevelopment(): Plugin {
	let problem: Promise<string | null> = Promise.resolve(null);
	return {
		name: 'edits-in-development',
		apply: 'serve',
		configureServer(server) {
			const check = (): void => void (problem = checkAfter(problem, server));
			// An edit before the watcher has come to its file is told by no event.
			server.watcher.once('ready', check);
			server.watcher.on('all', (_event, file) => {
				if (isIn('content', file)) check();
				const notice = isIn('src/server/db/seed-data', file) ? keptRowsNotice() : null;
				if (notice !== null) server.config.logger.info(notice);
			});
			server.middlewares.use((request, _response, next) => {
				if (!request.headers.accept?.includes('text/html')) return next();
				// The watcher leaves out the second of two quick edits, which may have mended the first.
				problem = problem.then((last) => (last === null ? null : findProblem()));
				void problem.then((found) => next(found === null ? undefined : shown(found)));
			});
		},
	};
}

/** Checks once the check before has ended, and lets the open pages show what is new. */
async function checkAfter(
	before: Promise<string | null>,
	{ environments, config }: ViteDevServer,
): Promise<string | null> {
	const last = await before;
	const problem = await findProblem();
	if (problem !== null) {
		if (problem !== last) config.logger.error(problem);
		environments.client.hot.send({ type: 'error', err: shown(problem) });
	} else if (last !== null) environments.client.hot.send({ type: 'full-reload' });
	return problem;
}

async function findProblem(): Promise<string | null> {
	const problems = await checkContent();
	return problems.length === 0 ? null : problems.join('\n');
}

/** As an error for Astro's overlay: it takes the message for markup, and a trace would tell an editor nothing. */
function shown(problem: string): Error & { stack: string } {
	return Object.assign(new Error(problem.replaceAll('<', '&lt;')), { stack: '' });
}

function isIn(folder: string, file: string): boolean {
	return resolve(file).startsWith(resolve(folder) + sep);
}
