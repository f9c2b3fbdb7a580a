import type { ListView } from '#src/stores/desk/list-view.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { eventInWords } from './event-in-words.ts';

/** What happened on some days, where the list is narrowed to it by a figure of Month or Numbers; pressed it is no more. */
export function EventFilter({ choices }: { choices: ListView['choices'] }) {
	const words = eventInWords(choices);
	if (words === '') return null;
	return (
		<button
			type="button"
			className="button button-secondary self-end"
			onClick={() => changeView({ event: '', eventFrom: '', eventTo: '' })}
		>
			{words}
			<span aria-hidden="true"> ×</span>
			<span className="visually-hidden">: show all</span>
		</button>
	);
}
