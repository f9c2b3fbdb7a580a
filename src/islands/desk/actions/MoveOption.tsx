import type { ReactNode } from 'react';

import { formatMoneyInCents } from '#src/domain/money.ts';

type Props = {
	/** What all that can be chosen is called. */
	name: string;
	isChosen: boolean;
	isDisabled?: boolean;
	/** Dollars: what the booking costs there, by the rules and as it would be, and what it costs now. */
	quoted: number;
	total: number;
	now: number;
	onChoose: () => void;
	children: ReactNode;
};

/** Something that a booking can be moved to, with what it costs there. */
export function MoveOption(props: Props) {
	const { name, isChosen, isDisabled = false, quoted, total, now, onChoose, children } = props;
	return (
		<label className="move-option">
			<input
				type="radio"
				name={name}
				checked={isChosen}
				disabled={isDisabled}
				onChange={onChoose}
			/>
			<span className="move-what">{children}</span>
			<span className="move-price">
				<span className="price font-semibold">{formatMoneyInCents(total)}</span>
				<span className="hint">{differenceText(total, now)}</span>
				{quoted !== total && (
					<span className="hint">{formatMoneyInCents(quoted)} by the rules</span>
				)}
			</span>
		</label>
	);
}

function differenceText(total: number, now: number): string {
	const difference = Math.round((total - now) * 100) / 100;
	if (difference === 0) return 'same price';
	const amount = formatMoneyInCents(Math.abs(difference));
	return difference > 0 ? `${amount} more` : `${amount} less`;
}
