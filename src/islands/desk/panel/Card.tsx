import { type ReactNode, useId } from 'react';

type Props = {
	title: string;
	/** Its heading's, where something leads there. */
	id?: string;
	/** How many there are of what it lists. */
	count?: number;
	/** What stands at the end of its heading. */
	tools?: ReactNode;
	children: ReactNode;
};

/** A part of a page. */
export function Card({ title, id, count, tools, children }: Props) {
	const ownId = useId();
	const heading = id ?? ownId;
	return (
		<section aria-labelledby={heading} className="booking-card">
			<div className="booking-card-head">
				<h3 id={heading} tabIndex={-1}>
					{title}
				</h3>
				{count !== undefined && count > 0 && <span className="booking-card-count">{count}</span>}
				{tools}
			</div>
			{children}
		</section>
	);
}
