import { Fragment } from 'react';

import { type CustomOfferRecord, listCustomOffers } from '#src/contract/desk/requests.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { partyLabel } from '#src/domain/flights/party.ts';
import { customOfferFilters } from '#src/domain/requests/custom-offer.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { MoreButton } from '../panel/MoreButton.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { TemplatesLink } from '../templates/TemplatesLink.tsx';
import { NextStep } from './NextStep.tsx';
import { OfferReceived } from './OfferReceived.tsx';
import { RequestsTab } from './RequestsTab.tsx';

function columnsAt(now: Date): Column<CustomOfferRecord>[] {
	return [
		{ title: 'Traveler', cell: ({ name }) => <bdi>{name}</bdi>, isMain: true },
		{ title: 'Destination', cell: ({ destination }) => <bdi>{destination}</bdi> },
		{ title: 'Dates', cell: datesOf },
		{ title: 'Party', cell: partyOf },
		{ title: 'Budget', cell: budgetOf },
		{
			title: 'Status',
			cell: ({ state, status }) => <RequestState state={state} status={status} />,
		},
		{ title: 'Received', cell: (offer) => <OfferReceived offer={offer} now={now} /> },
	];
}

/** The trips that visitors asked us to put together. */
export function CustomOffersTab() {
	return (
		<RequestsTab
			query={(view) => listQuery(listCustomOffers, view)}
			title="Custom Offers"
			words={['custom offer', 'custom offers']}
			columnsAt={columnsAt}
			actions={actionsOf}
			standing={{ label: 'Status', name: 'status', values: customOfferFilters }}
			tools={<TemplatesLink />}
			searches="Name, email, phone or destination"
			failed="Failed to load the custom offers. Please try again later."
			empty="Nobody has asked for a custom offer yet."
			dialog={dialog}
		/>
	);
}

function actionsOf(offer: CustomOfferRecord, onMore: () => void) {
	return (
		<>
			<NextStep offer={offer} />
			<MoreButton about={offer.name} onPress={onMore} />
		</>
	);
}

// Three endless values side by side would push the buttons out of the screen.
function budgetOf({ budget }: CustomOfferRecord) {
	return <bdi className="min-[64rem]:block min-[64rem]:max-w-26">{budget}</bdi>;
}

function datesOf({ departureDate, returnDate }: CustomOfferRecord) {
	return inParts(formatDates(departureDate, returnDate).split(/(?<=–)\s/));
}

function partyOf({ adults, children }: CustomOfferRecord) {
	return inParts(partyLabel({ adults, children, infants: 0 }).split(/(?<=,) /));
}

// A narrow column breaks between the parts, and not within one.
function inParts(parts: readonly string[]) {
	return parts.map((part, index) => (
		<Fragment key={part}>
			{index > 0 && ' '}
			<span className="whitespace-nowrap">{part}</span>
		</Fragment>
	));
}

const CustomOfferDialog = lazyDialog(
	async () => (await import('./CustomOfferDialog.tsx')).CustomOfferDialog,
);

const dialog = {
	fetchIt: CustomOfferDialog.fetchIt,
	draw: (offer: CustomOfferRecord, now: Date, onClosed: () => void) => (
		<CustomOfferDialog offer={offer} now={now} onClosed={onClosed} />
	),
};
