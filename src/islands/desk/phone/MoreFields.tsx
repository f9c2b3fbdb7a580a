import { type ReactNode, useState } from 'react';

type Props = {
	title: string;
	/** Said beside the title. */
	hint?: string;
	/** Something in it is filled in or wrong: it opens, and does not close by itself. */
	isNeeded: boolean;
	children: ReactNode;
};

/** What is asked now and then: closed, so that whoever goes through the form by keyboard passes it in one step. */
export function MoreFields({ title, hint, isNeeded, children }: Props) {
	const [isOpen, setOpen] = useState(isNeeded);
	const [wasNeeded, setNeeded] = useState(isNeeded);
	if (isNeeded !== wasNeeded) {
		setNeeded(isNeeded);
		if (isNeeded) setOpen(true);
	}
	return (
		<details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="new-booking-more">
				{title} {hint !== undefined && <span className="hint">{hint}</span>}
			</summary>
			<div className="pt-3">{children}</div>
		</details>
	);
}
