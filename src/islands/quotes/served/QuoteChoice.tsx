import type { DealQuote, TourQuote } from '#src/contract/quotes/quote-view.ts';
import { countableTravellers } from '#src/domain/bookings/travellers.ts';
import { dealQuoteId, tourQuoteId } from '#src/domain/quotes/quote-id.ts';
import { departureLabel } from '#src/domain/tours/departure.ts';
import { quotePath } from '#src/paths.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

type Props = { view: DealQuote | TourQuote };

/** Another party, or another departure: what it would cost. */
export function QuoteChoice({ view }: Props) {
	const id = view.kind === 'deal' ? dealQuoteId(view.deal.id) : tourQuoteId(view.tour.id);
	return (
		<form action={quotePath(id)} className="quote-choice" data-print="no">
			{view.kind === 'tour' && view.departures.length > 0 && (
				<div className="field">
					<label className="label" htmlFor="quote-date">
						Departure date
					</label>
					<select id="quote-date" name="date" className="input" defaultValue={view.departure?.date}>
						{view.departures.map((departure) => (
							<option key={departure.date} value={departure.date}>
								{departureLabel(departure)}
							</option>
						))}
					</select>
				</div>
			)}
			<div className="field">
				<label className="label" htmlFor="quote-travellers">
					Travelers
				</label>
				<input
					id="quote-travellers"
					name="travelers"
					type="number"
					inputMode="numeric"
					className="input"
					min={1}
					max={countableTravellers}
					required
					defaultValue={view.travellers}
				/>
			</div>
			{view.kind === 'tour' && view.tour.facts.singleSupplement !== null && (
				<CheckboxField
					label="A room of one’s own for whoever is left over"
					name="room"
					value="own"
					defaultChecked={view.room?.isOwn}
				/>
			)}
			<button type="submit" className="button button-secondary">
				Show the price
			</button>
		</form>
	);
}
