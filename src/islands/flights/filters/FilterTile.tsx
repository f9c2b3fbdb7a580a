import { useId } from 'react';

import { useAtOnce } from '../use-at-once.ts';
import { countWords } from './count-words.ts';

type Props = {
	/** What the address says for the choice. */
	name: string;
	value: string;
	label: string;
	/** What the label means: '6 PM – midnight'. */
	note: string;
	/** How many offers choosing it alone leaves. */
	count: number;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
};

/** A choice that may be taken beside others, as a tile; what it leaves describes it. */
export function FilterTile({ name, value, label, note, count, isChosen, onChange }: Props) {
	const id = useId();
	const [isShown, choose] = useAtOnce(isChosen, onChange);
	return (
		<div className="filter-tile" data-none={count === 0 || undefined}>
			<label>
				<input
					type="checkbox"
					name={name}
					value={value}
					checked={isShown}
					aria-describedby={id}
					onChange={({ target }) => choose(target.checked)}
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
