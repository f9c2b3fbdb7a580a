import { type ReactNode, useId } from 'react';

type Props = {
	title: string;
	/** The id of its heading, where something leads there. */
	id?: string;
	children: ReactNode;
};

/** A part of what the dialog of a booking tells. */
export function Part({ title, id, children }: Props) {
	const ownId = useId();
	const heading = id ?? ownId;
	return (
		<section aria-labelledby={heading} className="grid gap-3 border-t border-line pt-5">
			<h3 id={heading} tabIndex={-1} className="text-xl wrap-anywhere">
				{title}
			</h3>
			{children}
		</section>
	);
}
