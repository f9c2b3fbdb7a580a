import { type ReactNode, useState } from 'react';

type Props = {
	heading: string;
	/** What is in it, in a few words. */
	about: string;
	/** Something in it is wrong: it opens then. */
	isWrong: boolean;
	/** How often the form was sent: what is wrong opens it each time. */
	attempts: number;
	children: ReactNode;
};

/** A part of a long form that is folded until it is wanted. */
export function FormGroup({ heading, about, isWrong, attempts, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	// At once: the form then looks for the first wrong field, which cannot take the focus while it is folded.
	const [seen, setSeen] = useState(attempts);
	if (seen !== attempts) {
		setSeen(attempts);
		if (isWrong) setOpen(true);
	}
	return (
		<details
			className="form-group"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>
				<span className="form-group-heading">{heading}</span>
				<span className="hint">{about}</span>
			</summary>
			<div className="form-group-fields">{children}</div>
		</details>
	);
}
