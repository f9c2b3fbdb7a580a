import { purge } from '../cache.ts';
import type { Dependencies } from '../dependencies.ts';
import { failureFields, log } from '../log.ts';

const patienceMilliseconds = 5000;

/**
 * Lets the public see a change of the catalog: what caches keep of these tags is dropped, so that pages fetch what is
 * new, and a new build of the pages themselves is asked for where one can be. The change is stored: neither failure is
 * thrown, both are logged.
 */
export async function publish(
	{ buildHookUrl }: Pick<Dependencies, 'buildHookUrl'>,
	tags: readonly string[],
): Promise<void> {
	await Promise.all([purge(tags), buildHookUrl === null ? null : requestBuild(buildHookUrl)]);
}

async function requestBuild(url: string): Promise<void> {
	try {
		const signal = AbortSignal.timeout(patienceMilliseconds);
		const answer = await fetch(url, { method: 'POST', signal });
		if (!answer.ok) throw new Error(`The build hook answered ${answer.status}.`);
	} catch (error) {
		log('error', 'build not requested', failureFields(error));
	}
}
