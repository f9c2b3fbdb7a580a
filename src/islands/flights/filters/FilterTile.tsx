import { useId } from 'react';

import { countWords } from './count-words.ts';

type Props = {
	label: string;
	/** What the label means: 'from 6 PM'. */
	note: string;
	/** How many offers choosing it alone leaves. */
	count: number;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
};

/** A choice that may be taken beside others, as a tile; what it leaves describes it. */
export function FilterTile({ label, note, count, isChosen, onChange }: Props) {
	const id = useId();
	return (
		<div className="filter-tile" data-none={count === 0 || undefined}>
			<label>
				<input
					type="checkbox"
					checked={isChosen}
					aria-describedby={id}
					onChange={({ target }) => onChange(target.checked)}
				/>
				<strong>{label}</strong>
				<span className="visually-hidden">, </span>
				<small>{note}</small>
			</label>
			<span aria-hidden="true">{count}</span>
			<span id={id} hidden>
				{countWords(count)}
			</span>
		</div>
	);
}
