import { createElement } from 'react';

import { inquiryPath } from '#src/paths.ts';

/** The way on for a party that cannot book at once, unseen until there is one. */
export function LargeParty() {
	return (
		<div className="grid gap-3 border-t border-line pt-4" data-large-party hidden>
			<p>
				For a larger party we put an offer together by hand: group fares are often different. Asking
				costs nothing.
			</p>
			{/* A link to the contact page, which the script of every page makes the button of the request form. */}
			{createElement(
				'custom-offer',
				{ className: 'contents' },
				<a
					className="button button-primary justify-self-start"
					href={inquiryPath('Custom travel offer')}
				>
					Request a custom offer
				</a>,
			)}
		</div>
	);
}
