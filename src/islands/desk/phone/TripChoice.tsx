import { changeDraft, tripKinds } from '#src/stores/desk/phone/draft.ts';

import type { DraftProps } from './draft-props.ts';
import { FlightFinder } from './FlightFinder.tsx';
import { OfferedTripField } from './OfferedTripField.tsx';
import { OwnTripFields } from './OwnTripFields.tsx';
import { TravellersField } from './TravellersField.tsx';

const labels = {
	catalog: 'Tour or deal',
	flight: 'Flight search',
	own: 'Own words',
} as const satisfies Record<(typeof tripKinds)[number], string>;

/** What is booked, and for how many. */
export function TripChoice(props: DraftProps) {
	const { draft, wrong } = props;
	return (
		<section className="card new-booking-part" aria-labelledby="new-booking-trip">
			<h3 id="new-booking-trip">Trip</h3>
			<div className="new-booking-kinds" role="radiogroup" aria-label="How it is found">
				{tripKinds.map((kind) => (
					<label key={kind}>
						<input
							type="radio"
							name="kind"
							className="new-booking-radio"
							checked={draft.kind === kind}
							onChange={() => changeDraft({ kind }, 'trip', 'details', 'travelers', 'travellers')}
						/>
						{labels[kind]}
					</label>
				))}
			</div>
			{draft.kind === 'flight' && <FlightFinder {...props} />}
			{draft.kind === 'own' && <OwnTripFields {...props} />}
			{draft.kind === 'catalog' && (
				<div className="new-booking-trip">
					<OfferedTripField
						chosen={draft.trip}
						error={wrong['trip'] ?? wrong['details.departureDate']}
					/>
					<TravellersField {...props} />
				</div>
			)}
		</section>
	);
}
