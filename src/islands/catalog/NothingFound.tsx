import type { ReactNode } from 'react';

import { inquiryPath } from '#src/paths.ts';

type Props = {
	heading: string;
	/** What may help. */
	children: ReactNode;
	/** The button that shows the whole list again, and what it does. */
	showAll: string;
	onShowAll: () => void;
	/** What was looked for, for the subject of an inquiry. */
	wish: string;
};

/** What stands where a list has nothing that was asked for, and the two ways on. */
export function NothingFound({ heading, children, showAll, onShowAll, wish }: Props) {
	return (
		<div className="card grid justify-items-start gap-3 p-6 sm:p-8">
			<h3 className="wrap-anywhere">{heading}</h3>
			<p className="max-w-prose">{children}</p>
			<p className="flex flex-wrap gap-3">
				<button type="button" className="button button-primary" onClick={onShowAll}>
					{showAll}
				</button>
				<a className="button button-secondary" href={inquiryPath(`Custom offer: ${wish}`)}>
					Ask for a custom offer
				</a>
			</p>
		</div>
	);
}
