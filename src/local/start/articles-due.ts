import { heldBack } from '#src/collections/held-back.ts';
import { askForBuild } from '#src/server/platform/ask-for-build.ts';
import { clock } from '#src/server/platform/clock.ts';

import { repeat, type Repetition } from './repeat.ts';

/** Asks for a build of the pages once the day of an article has come. */
export function articlesDue(): Repetition {
	let known: string | null = null;
	return repeat({
		everySeconds: 600,
		beginsAtOnce: true,
		failure: 'articles not looked at',
		async work() {
			const before = known;
			known = await articlesHeldBack();
			if (before !== null && known !== before) await askForBuild(null);
		},
	});
}

/** Which articles a build of now leaves out. */
export async function articlesHeldBack(): Promise<string> {
	return (await heldBack(clock())).join();
}
