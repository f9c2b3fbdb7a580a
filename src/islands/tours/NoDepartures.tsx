import { createElement } from 'react';

import { inquiryPath } from '#src/paths.ts';

type Props = { tourName: string; isHidden: boolean };

/** What stands in place of the departures where there are none, and the way on. */
export function NoDepartures({ tourName, isHidden }: Props) {
	return (
		<div className="grid gap-3" data-no-departures hidden={isHidden}>
			<p>
				No departure of this tour is on sale at the moment. Tell us when you would like to go, and
				we see what we can put together for you.
			</p>
			{/* A link to the contact page, which the script of every page makes the button of the request form. */}
			{createElement(
				'custom-offer',
				{ className: 'contents' },
				<a
					className="button button-primary justify-self-start"
					href={inquiryPath(`Custom offer: ${tourName}`)}
				>
					Request a custom offer
				</a>,
			)}
		</div>
	);
}
