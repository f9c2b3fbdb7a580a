import type { EntryOf } from '#src/contract/desk/person.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';

import { BookingStatus } from '../panel/BookingStatus.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import { money } from '../panel/money.ts';
import { ScreenLink } from '../panel/ScreenLink.tsx';

/** A booking of somebody, with the way to its page. */
export function BookingEntry({ entry }: { entry: EntryOf<'booking'> }) {
	const { id, reference, title, status, heldUntil, departureDate, travelers, totalPrice } = entry;
	return (
		<>
			<p className="person-line-head">
				<ScreenLink screen={`booking-${id}`} className="link person-title">
					<span className="price">{reference}</span> {title}
				</ScreenLink>{' '}
				<BookingStatus status={status} heldUntil={heldUntil} />{' '}
				<HoldEnd status={status} heldUntil={heldUntil} />
			</p>
			<p className="text-ink-soft">
				{formatDate(departureDate)} · {travellersLabel(travelers)} ·{' '}
				<span className="price">{money(totalPrice)}</span> · as <bdi>{entry.name}</bdi>
			</p>
		</>
	);
}
