import { type ReactNode, useId } from 'react';

import { countWords } from './count-words.ts';

type Props = {
	label: string;
	/** How many offers choosing it alone leaves. */
	count: number;
	/** What stands at the end instead of the count, where there are any. */
	figure?: string;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
	/** Between the box and the label. */
	children?: ReactNode;
};

/** A choice that may be taken beside others, as a line; what it leaves describes it. */
export function FilterLine({ label, count, figure, isChosen, onChange, children }: Props) {
	const id = useId();
	return (
		<div className="filter-line" data-none={count === 0 || undefined}>
			<label>
				<input
					type="checkbox"
					className="checkbox"
					checked={isChosen}
					aria-describedby={id}
					onChange={({ target }) => onChange(target.checked)}
				/>
				{children}
				{label}
			</label>
			<span aria-hidden="true">{count === 0 ? 0 : (figure ?? count)}</span>
			<span id={id} hidden>
				{countWords(count)}
				{figure && `, from ${figure}`}
			</span>
		</div>
	);
}
