import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { addTraveller, takeOffTraveller } from '#src/contract/desk/party.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { partyChangeWords } from '#src/domain/trips/party-change.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';

import { Wish } from './Wish.tsx';

/** Another party that the traveller asked for; nothing where none is asked for. */
export function PartyWish({ view: { booking, trip } }: { view: BookingPageView }) {
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
		<Wish title="Asks for another party" booking={booking} button="Change as asked" onGive={change}>
			{who}, for {formatMoneyInCents(amount)} {wish.does === 'add' ? 'more' : 'less'}, as the page
			of the trip said.
		</Wish>
	);
}
