import { answerPrice, priceAnswered, priceQuestion } from '#src/contract/trips/price.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { tripAction } from './trip-action.ts';
import { TripSection } from './TripSection.tsx';

/** A higher price that the desk asks for: what was confirmed stays, unless its traveller says yes to more. */
export function TripPriceAsked({ view }: { view: TripView }) {
	const { priceAsked, record, reading, attempt, messages } = view;
	const news = newsOf(view);
	if (priceAsked === null) {
		return news === null ? null : (
			<TripSection id="price-asked" title="Your price">
				<Notice tone="success">{news}</Notice>
			</TripSection>
		);
	}
	const why = messages.findLast(({ createdAt }) => createdAt === priceAsked.askedAt)?.body;
	return (
		<TripSection id="price-asked" title="A new price?">
			<p>{priceQuestion(priceAsked.total, record.totalPrice)}</p>
			{why && (
				<blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap">
					{why}
				</blockquote>
			)}
			<form
				className="flex flex-wrap gap-3"
				method="post"
				action={tripAction(answerPrice, reading.reference)}
				data-print="no"
			>
				<input type="hidden" name="seen" value={totalSeen(priceAsked.total)} />
				<input type="hidden" name="attempt" value={attempt} />
				<button type="submit" className="button button-secondary" name="answer" value="declined">
					Keep my price
				</button>
				<button type="submit" className="button button-primary" name="answer" value="agreed">
					Agree to {formatMoneyInCents(priceAsked.total)}
				</button>
			</form>
		</TripSection>
	);
}

/** What became of the answer that was sent last: a yes changes the booking, a no is written after its last change. */
function newsOf({ done, messages, record }: TripView): string | null {
	if (done !== 'price') return null;
	const no = messages.findLast(({ kind }) => kind === 'change');
	return no && no.createdAt >= record.updatedAt ? priceAnswered.declined : priceAnswered.agreed;
}
