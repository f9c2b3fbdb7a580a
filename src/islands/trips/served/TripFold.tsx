import type { ReactNode } from 'react';

import type { TripView } from '#src/contract/trips/trip-view.ts';

import { partOfForm } from './part-of-form.ts';

type Props = {
	/** What links lead to, `#cancel`: one of `tripSections`. */
	id: string;
	title: string;
	/** What is known of it while it is closed. */
	hint?: string | undefined;
	view: TripView;
	children: ReactNode;
};

/**
 * A card of a trip's page that few need at once. It is open where a form of it was sent, and opened by whoever presses it
 * or follows a link to it (`src/elements/trip-navigation.ts`); on paper and without scripts all of them are.
 */
export function TripFold({ id, title, hint, view, children }: Props) {
	const heading = `${id}-title`;
	const sent = view.problem?.form ?? view.done;
	return (
		<section id={id} aria-labelledby={heading} className="card trip-section" data-folds>
			<details className="fold" open={sent !== null && partOfForm(sent) === id}>
				<summary>
					<h2 id={heading}>{title}</h2>
					{hint && <span className="hint">{hint}</span>}
				</summary>
				<div className="trip-folded">{children}</div>
			</details>
		</section>
	);
}
