import type { ReactNode } from 'react';

type Props = {
	/** What links lead to, `#travellers`: one of `tripSections`. */
	id: string;
	title: string;
	children: ReactNode;
};

/** One of the cards of a trip's page, with its heading. Within it headings begin with `h3`. */
export function TripSection({ id, title, children }: Props) {
	const heading = `${id}-title`;
	return (
		<section id={id} aria-labelledby={heading} className="card trip-section">
			<h2 id={heading}>{title}</h2>
			{children}
		</section>
	);
}
