import { type CustomOfferRecord, listCustomOffers } from '#src/contract/admin/requests.ts';
import { partyLabel } from '#src/domain/bookings/travellers.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';

import { Facts } from '../panel/Facts.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';
import { useOpenedRow } from '../panel/use-opened-row.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferReceived } from './OfferReceived.tsx';
import { OfferStatus } from './OfferStatus.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { WrittenText } from './WrittenText.tsx';

type Props = { offer: CustomOfferRecord; now: Date; onClosed: () => void };

/** A request for a custom offer in full, with what can be made of it and the way to answer it. */
export function CustomOfferDialog({ offer: seen, now, onClosed }: Props) {
	const offer = useOpenedRow(listCustomOffers.path, seen);
	const { name, email, phone, destination, departureDate, returnDate, adults, children } = offer;
	return (
		<RecordDialog
			title={`Custom offer: ${destination}`}
			onClosed={onClosed}
			actions={
				<a
					className="button button-primary"
					href={replyLink(email, `Your custom travel offer to ${destination}`)}
				>
					Reply
				</a>
			}
		>
			<p className="flex flex-wrap items-center gap-2">
				<OfferStatus status={offer.status} />
				<OfferActions offer={offer} className="row-button" />
			</p>
			<Facts
				facts={[
					['Name', <bdi key="name">{name}</bdi>],
					['Received', <OfferReceived key="received" offer={offer} now={now} />],
					['E-mail', email],
					['Phone', <PhoneLink key="phone" phone={phone} />],
					['Departure', formatDate(departureDate)],
					['Return', formatDate(returnDate)],
					['Party', partyLabel(adults, children)],
					['Travel class', offer.travelClass],
					['Budget', <bdi key="budget">{offer.budget}</bdi>],
				]}
			/>
			<WrittenText title="Special requests" text={offer.specialRequests} />
		</RecordDialog>
	);
}
