import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { addTraveller, takeOffTraveller } from '#src/contract/desk/party.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { partyChangeWords } from '#src/domain/trips/party-change.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';

import { Card } from '../panel/Card.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';

/** Another party that the traveller asked for, which one press gives them; nothing where none is asked for. */
export function PartyWish({ view: { booking, trip } }: { view: BookingPageView }) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { partyWish: wish, travellers } = trip;
	if (wish === null) return null;
	const { amount } = wish;
	const failed = 'Party Not Changed';
	const change = () =>
		wish.does === 'add'
			? performOperation({
					booking,
					endpoint: addTraveller,
					body: {
						traveller: { kind: wish.kind, name: '', birthDate: '', needs: '' },
						addition: amount,
					},
					failed,
				})
			: performOperation({
					booking,
					endpoint: takeOffTraveller,
					body: { seat: wish.seat, refund: { amount } },
					failed,
				});
	const who =
		wish.does === 'add'
			? partyChangeWords(wish)
			: partyChangeWords({
					...wish,
					who: travellers.find(({ seat }) => seat === wish.seat)?.name || seatName(wish),
				});
	return (
		<Card title="Asks for another party">
			<p>
				{who}, for {formatMoneyInCents(amount)} {wish.does === 'add' ? 'more' : 'less'}, as the page
				of the trip said.
			</p>
			<p className="flex flex-wrap items-center gap-3" data-print="no">
				<button
					type="button"
					className="button button-primary"
					aria-disabled={isBusy}
					onClick={() => isBusy || void change()}
				>
					Change as asked
				</button>
				<span className="text-sm text-ink-soft">An answer to them ends it, too.</span>
			</p>
		</Card>
	);
}
