import { failureFields, log } from './log.ts';

const patienceMilliseconds = 5000;

type BuildListener = () => void;

/**
 * Asks for a new build of the pages, because what they show has changed: of the process that serves them, where it builds
 * them itself, and of a build hook, where there is one. No failure is thrown, each is logged.
 * @param hookUrl null: nowhere
 */
export async function askForBuild(hookUrl: string | null): Promise<void> {
	for (const listener of buildListeners()) listener();
	if (hookUrl === null) return;
	try {
		const signal = AbortSignal.timeout(patienceMilliseconds);
		const { ok, status, body } = await fetch(hookUrl, { method: 'POST', signal });
		await body?.cancel();
		if (!ok) log('error', 'build not requested', { status });
	} catch (error) {
		log('error', 'build not requested', failureFields(error));
	}
}

/**
 * Tells the process that serves the pages when a build of them is asked for.
 * The listeners hang on the global object, as those of `onPurge` do.
 * @returns takes the listener away again
 */
export function onBuildAsked(listener: BuildListener): () => void {
	buildListeners().add(listener);
	return () => void buildListeners().delete(listener);
}

const listenersKey = Symbol.for('bright-departures.build');

function buildListeners(): Set<BuildListener> {
	const shared = globalThis as { [listenersKey]?: Set<BuildListener> };
	return (shared[listenersKey] ??= new Set());
}
