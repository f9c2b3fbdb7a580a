import { askForBuild } from './ask-for-build.ts';
import { purgeInTime } from './purge-in-time.ts';

/**
 * Lets the public see a change of the catalog: what caches keep of these tags is dropped, so that pages fetch what is
 * new, and a new build of the pages themselves is asked for. The change is stored: no failure is thrown, each is logged.
 * The answer waits for both, because on Netlify what goes on after it may never end, but no longer than five seconds.
 */
export async function publish(
	{ buildHookUrl }: { buildHookUrl: string | null },
	tags: readonly string[],
): Promise<void> {
	await Promise.all([purgeInTime(tags), askForBuild(buildHookUrl)]);
}
