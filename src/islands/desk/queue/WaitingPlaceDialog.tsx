import type { WaitingPlace } from '#src/contract/desk/opened-requests.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { PersonBeside } from '../person/PersonBeside.tsx';

type Props = { place: WaitingPlace; onClosed: () => void };

/** A place on a waiting list for which seats are held. */
export function WaitingPlaceDialog({ place, onClosed }: Props) {
	const { id, name, email, travellers, offeredUntil, tour, date, createdAt } = place;
	return (
		<RecordDialog title={`Waiting list: ${name}`} onClosed={onClosed}>
			<p>
				Seats came free, and a letter offers them. Whoever does not book in time lets them pass to
				the next who waits.
			</p>
			<Facts
				facts={[
					['Tour', <bdi key="tour">{tour}</bdi>],
					['Departure', formatDate(date)],
					['Seats', seatCount(travellers)],
					['Held until', offeredUntil === null ? '–' : <Moment key="held" at={offeredUntil} />],
					['Email', <EmailAddress key="email" email={email} />],
					['On the list since', <Moment key="since" at={createdAt} />],
				]}
			/>
			<PersonBeside of={{ kind: 'waiting-list', id }} />
		</RecordDialog>
	);
}
