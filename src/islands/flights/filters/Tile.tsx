import { countWords } from './count-words.ts';

type Props = {
	/** What the address says for the choice. */
	name: string;
	value: string;
	label: string;
	/** What the label means: 'from 6 PM'. */
	note: string;
	/** How many offers choosing it alone leaves. */
	count: number;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
};

/** A choice among several, of which more than one may be chosen, as a tile. */
export function Tile({ name, value, label, note, count, isChosen, onChange }: Props) {
	return (
		<label className="filter-tile" data-none={count === 0 || undefined}>
			<input
				type="checkbox"
				name={name}
				value={value}
				checked={isChosen}
				aria-description={countWords(count)}
				onChange={({ target }) => onChange(target.checked)}
			/>
			<strong>{label}</strong>
			<span aria-hidden="true">{count}</span> <small>{note}</small>
		</label>
	);
}
