import { type ReactNode, useId } from 'react';

import { useAtOnce } from '../use-at-once.ts';
import { countWords } from './count-words.ts';

type Props = {
	/** What the address says for the choice. */
	name: string;
	value: string;
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
export function FilterLine({
	name,
	value,
	label,
	count,
	figure,
	isChosen,
	onChange,
	children,
}: Props) {
	const id = useId();
	const [isShown, choose] = useAtOnce(isChosen, onChange);
	return (
		<div className="filter-line" data-none={count === 0 || undefined}>
			<label>
				<input
					type="checkbox"
					name={name}
					value={value}
					className="checkbox"
					checked={isShown}
					aria-describedby={id}
					onChange={({ target }) => choose(target.checked)}
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
