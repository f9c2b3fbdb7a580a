import { useState } from 'react';

import {
	type CustomOfferRecord,
	type CustomOfferStep,
	listCustomOffers,
} from '#src/contract/desk/requests.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { customOfferValues } from '#src/domain/desk/reply-values.ts';
import { partyLabel } from '#src/domain/flights/party.ts';
import { answerByOffer } from '#src/stores/desk/proposals/offer-draft.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { useOpenedRow } from '../panel/use-opened-row.ts';
import { WrittenText } from '../panel/WrittenText.tsx';
import { RepliedDialog } from '../replies/RepliedDialog.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferReceived } from './OfferReceived.tsx';
import { OffersOfRequest } from './OffersOfRequest.tsx';
import { OfferStepDialog } from './OfferStepDialog.tsx';

type Props = { offer: CustomOfferRecord; now: Date; onClosed: () => void };

/** A request for a custom offer in full, with what can be made of it and the way to answer it. */
export function CustomOfferDialog({ offer: seen, now, onClosed }: Props) {
	const offer = useOpenedRow(listCustomOffers.path, seen);
	const [asked, setAsked] = useState<CustomOfferStep | null>(null);
	return (
		<>
			<RepliedDialog
				title={`Custom offer: ${offer.destination}`}
				kind="custom offer"
				request={offer}
				values={customOfferValues(offer)}
				onClosed={onClosed}
			>
				<p className="flex flex-wrap items-center gap-2">
					<RequestState state={offer.state} status={offer.status} />
					<OfferActions offer={offer} onAsk={setAsked} />
					<button
						type="button"
						className="row-button"
						onClick={() => {
							onClosed();
							void answerByOffer(offer);
						}}
					>
						Write an offer
					</button>
				</p>
				<Facts facts={factsOf(lines, { offer, now })} />
				<WrittenText title="Special requests" text={offer.specialRequests} />
				<OffersOfRequest request={offer} />
			</RepliedDialog>
			{asked && <OfferStepDialog offer={offer} status={asked} onClosed={() => setAsked(null)} />}
		</>
	);
}

const lines: FactLines<keyof CustomOfferRecord, { offer: CustomOfferRecord; now: Date }> = {
	name: ({ offer }) => ['Name', <bdi key="name">{offer.name}</bdi>],
	createdAt: (told) => ['Received', <OfferReceived key="received" {...told} />],
	email: ({ offer }) => ['Email', <EmailAddress key="email" email={offer.email} />],
	phone: ({ offer }) => ['Phone', <PhoneLink key="phone" phone={offer.phone} />],
	departureDate: ({ offer }) => ['Departure', formatDate(offer.departureDate)],
	returnDate: ({ offer }) => ['Return', formatDate(offer.returnDate)],
	adults: ({ offer }) => ['Party', partyLabel({ ...offer, infants: 0 })],
	// Told with the adults.
	children: null,
	travelClass: ({ offer }) => ['Travel class', offer.travelClass],
	budget: ({ offer }) => ['Budget', <bdi key="budget">{offer.budget}</bdi>],
	// The title, the badge above and the text below tell these.
	destination: null,
	state: null,
	status: null,
	specialRequests: null,
	// Nobody calls a request by its number; who changed it and when, the activities tell.
	id: null,
	version: null,
	updatedAt: null,
};
