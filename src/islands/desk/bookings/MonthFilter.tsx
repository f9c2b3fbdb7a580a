import type { ListView } from '#src/stores/desk/list-view.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { monthInWords } from './month-in-words.ts';

/** What happened in a month, where the list is narrowed to it by a figure of the month's page; pressed it is no more. */
export function MonthFilter({ choices }: { choices: ListView['choices'] }) {
	const words = monthInWords(choices);
	if (words === '') return null;
	return (
		<button
			type="button"
			className="button button-secondary self-end"
			onClick={() => changeView({ month: '', event: '' })}
		>
			{words}
			<span aria-hidden="true"> ×</span>
			<span className="visually-hidden">: show all</span>
		</button>
	);
}
