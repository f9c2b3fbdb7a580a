import { saveTravellers } from '#src/contract/trips/travellers.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';
import type { TripSeat } from '#src/domain/trips/trip-seats.ts';

import { TravellerFields } from './TravellerFields.tsx';

/** Of the names that the account has saved; the browser shows them as they are typed. */
const savedList = 'saved-travellers';

type Props = { seats: readonly TripSeat[]; view: TripView };

/** A name, a birth date where it is asked, and needs for each seat; `src/elements/trip-travellers.ts` fills in who is saved. */
export function TravellersForm({ seats, view }: Props) {
	const { savedTravellers, travellers, reading } = view;
	const list = savedTravellers.length > 0 ? savedList : undefined;
	return (
		<trip-travellers className="block">
			<form
				method="post"
				action={saveTravellers.path.replace(':reference', encodeURIComponent(reading.reference))}
				className="grid gap-6"
			>
				<input type="hidden" name="seen" value={travellersMark(travellers)} />
				{seats.map((place) => (
					<TravellerFields key={place.seat} {...{ place, view, list }} />
				))}
				{list && (
					<datalist id={list}>
						{savedTravellers.map(({ name, birthDate, needs }, index) => (
							<option key={index} data-birth-date={birthDate} data-needs={needs}>
								{name}
							</option>
						))}
					</datalist>
				)}
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<button type="submit" className="button button-primary">
						Save travelers
					</button>
					<p className="hint">
						Birth dates and needs are for you, the desk, airlines and hotels alone.
					</p>
				</div>
			</form>
		</trip-travellers>
	);
}
