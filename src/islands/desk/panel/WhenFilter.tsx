import { changeView } from '#src/stores/desk/panel-address.ts';

type Props = {
	/** What happened when: 'Confirmed in November 2026'. */
	words: string;
	/** The choices of the view that narrow the list to it. */
	names: readonly string[];
};

/** What happened on some days, where a list is narrowed to it by a figure of Month or Numbers; pressed it is no more. */
export function WhenFilter({ words, names }: Props) {
	return (
		<button
			type="button"
			className="button button-secondary self-end"
			onClick={() => changeView(Object.fromEntries(names.map((name) => [name, ''])))}
		>
			{words}
			<span aria-hidden="true"> ×</span>
			<span className="visually-hidden">: show all</span>
		</button>
	);
}
