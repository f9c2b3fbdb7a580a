import type { ListView } from '#src/stores/desk/list-view.ts';

import { WhenFilter } from '../panel/WhenFilter.tsx';
import { eventInWords } from './event-in-words.ts';

/** What happened on some days, where the list is narrowed to it by a figure of Month or Numbers. */
export function EventFilter({ choices }: { choices: ListView['choices'] }) {
	const words = eventInWords(choices);
	return words && <WhenFilter words={words} names={['event', 'eventFrom', 'eventTo']} />;
}
