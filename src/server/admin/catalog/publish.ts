import { askForBuild } from '../../platform/ask-for-build.ts';
import { purgeInTime } from '../../platform/purge-in-time.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/**
 * Lets the public see a change of the catalog: what caches keep of these tags is dropped, so that pages fetch what is
 * new, and a new build of the pages themselves is asked for. The change is stored: no failure is thrown, each is logged.
 * The answer waits for both, because on Netlify what goes on after it may never end, but no longer than five seconds.
 */
export async function publish(
	{ buildHookUrl }: Pick<Dependencies, 'buildHookUrl'>,
	tags: readonly string[],
): Promise<void> {
	await Promise.all([purgeInTime(tags), askForBuild(buildHookUrl)]);
}
