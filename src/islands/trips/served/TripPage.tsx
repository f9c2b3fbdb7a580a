import { Fragment, type ReactNode } from 'react';

import type { TripView } from '#src/contract/trips/trip-view.ts';

import { type TripPart, tripSections } from './trip-sections.ts';
import { TripHead } from './TripHead.tsx';
import { TripNotice } from './TripNotice.tsx';
import { openedFor, TripSignIn } from './TripSignIn.tsx';

type DrawnPart = Pick<TripPart, 'id' | 'name'> & { content: ReactNode };

/** The page of a trip, from booking to return, as HTML that needs no script. */
export function TripPage({ view }: { view: TripView }) {
	const [first, beside, last] = [
		drawn(tripSections.first, view),
		drawn(tripSections.beside, view),
		drawn(tripSections.last, view),
	];
	return (
		<>
			<TripSignIn reference={view.record.bookingId} opened={openedFor(view)} />
			<TripHead view={view} />
			<TripNavigation parts={[...first, ...beside, ...last]} />
			<TripNotice view={view} />
			<div className="trip-columns">
				<Column name="first" parts={first} />
				<Column name="beside" parts={beside} />
				<Column name="last" parts={last} />
			</div>
		</>
	);
}

/** Each is drawn before the navigation names it: what is not there has no link. */
function drawn(parts: readonly TripPart[], view: TripView): DrawnPart[] {
	return parts
		.map(({ id, name, draw }) => ({ id, name, content: draw({ view }) }))
		.filter(({ content }) => content !== null);
}

function Column({ name, parts }: { name: string; parts: readonly DrawnPart[] }) {
	return (
		<div data-column={name}>
			{parts.map(({ id, content }) => (
				<Fragment key={id}>{content}</Fragment>
			))}
		</div>
	);
}

type Props = { parts: readonly { id: string; name: string }[] };

/** Leads to the parts of a trip's page, in sight wherever the reader is; `elements/trip-navigation.ts` marks where that is. */
function TripNavigation({ parts }: Props) {
	return (
		<trip-navigation className="trip-navigation" data-print="no">
			<nav aria-label="Parts of your trip">
				<ul>
					{parts.map(({ id, name }) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</trip-navigation>
	);
}
