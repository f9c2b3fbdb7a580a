import type { Dependencies } from '../../platform/dependencies.ts';
import { failureFields, log } from '../../platform/log.ts';
import { purgeInTime } from '../../platform/purge-in-time.ts';

const patienceMilliseconds = 5000;

/**
 * Lets the public see a change of the catalog: what caches keep of these tags is dropped, so that pages fetch what is
 * new, and a new build of the pages themselves is asked for where one can be. The change is stored: no failure is
 * thrown, each is logged. The answer waits for both, because on Netlify what goes on after it may never end, but no
 * longer than five seconds.
 */
export async function publish(
	{ buildHookUrl }: Pick<Dependencies, 'buildHookUrl'>,
	tags: readonly string[],
): Promise<void> {
	await Promise.all([purgeInTime(tags), buildHookUrl === null ? null : requestBuild(buildHookUrl)]);
}

async function requestBuild(url: string): Promise<void> {
	try {
		const signal = AbortSignal.timeout(patienceMilliseconds);
		const { ok, status, body } = await fetch(url, { method: 'POST', signal });
		await body?.cancel();
		if (!ok) log('error', 'build not requested', { status });
	} catch (error) {
		log('error', 'build not requested', failureFields(error));
	}
}
