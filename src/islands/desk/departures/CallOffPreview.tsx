import type { CallingOffPreview } from '#src/contract/desk/calling-off.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';

type Props = {
	preview: CallingOffPreview;
	/** The departure that is offered instead; null: none. */
	other: CallingOffPreview['others'][number] | null;
};

/** What each booking of a departure is offered when that is called off, in the order in which seats are kept for them. */
export function CallOffPreview({ preview: { bookings, waiting }, other }: Props) {
	const rows = withSeats(bookings, other?.seatsLeft ?? 0);
	const unreached = bookings.filter(({ hasAddress }) => !hasAddress).length;
	return (
		<section className="grid gap-3 border-t border-line pt-5">
			<h3 className="text-xl">What each is offered</h3>
			{rows.length === 0 && <p>Nobody has booked it.</p>}
			{rows.length > 0 && (
				<ul className="departure-people">
					{rows.map(({ id, reference, name, travelers, back, isKept }) => (
						<li key={id}>
							<span className="price font-semibold">{reference}</span>
							<bdi className="wrap-anywhere">{name}</bdi>
							<span className="price">{travellersLabel(travelers)}</span>
							<span>
								{back > 0 ? `${formatMoneyInCents(back)} back` : 'Nothing paid'}
								{other !== null &&
									(isKept
										? `, or ${seatCount(travelers)} on ${formatShortDate(other.date)}`
										: `; too few seats left for ${travelers}`)}
							</span>
						</li>
					))}
				</ul>
			)}
			<p className="hint">
				{rows.length > 0 &&
					'Their bookings are cancelled for all they paid, whatever the refund policy says. The letters leave in ten minutes: until then you can undo it. '}
				{waiting > 0 && 'Who waits for seats is told, too. '}
				{unreached > 0 &&
					`${unreached === 1 ? '1 booking has' : `${unreached} bookings have`} no email address: please call.`}
			</p>
		</section>
	);
}

/** Seats are kept for the first who booked, as far as there are enough for their party. */
function withSeats(bookings: CallingOffPreview['bookings'], seatsLeft: number) {
	let left = seatsLeft;
	return bookings.map((booking) => {
		const isKept = booking.travelers <= left;
		if (isKept) left -= booking.travelers;
		return { ...booking, isKept };
	});
}
