import { changeDraft, tripKinds } from '#src/stores/admin/desk/phone/draft.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { DraftProps } from './draft-props.ts';
import { FlightFinder } from './FlightFinder.tsx';
import { OfferedTripField } from './OfferedTripField.tsx';
import { OwnTripFields } from './OwnTripFields.tsx';

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
			<div className="new-booking-kinds" role="radiogroup" aria-label="What is booked">
				{tripKinds.map((kind) => (
					<label key={kind}>
						<input
							type="radio"
							name="kind"
							className="visually-hidden"
							checked={draft.kind === kind}
							onChange={() => changeDraft({ kind }, 'trip', 'details', 'travelers', 'travellers')}
						/>
						{labels[kind]}
					</label>
				))}
			</div>
			{draft.kind === 'flight' ? (
				<FlightFinder {...props} />
			) : (
				<>
					{draft.kind === 'own' && <OwnTripFields {...props} />}
					<div className="new-booking-trip">
						{draft.kind === 'catalog' && (
							<OfferedTripField
								chosen={draft.trip}
								error={wrong['trip'] ?? wrong['details.departureDate']}
							/>
						)}
						<TextField
							label="Travellers"
							name="travelers"
							inputMode="numeric"
							autoComplete="off"
							value={draft.travelers}
							error={wrong['travelers']}
							onFocus={({ target }) => target.select()}
							onChange={({ target }) =>
								changeDraft({ travelers: target.value }, 'travelers', 'travellers', 'trip')
							}
						/>
					</div>
				</>
			)}
			{draft.kind === 'own' && <FieldError id="new-booking-own" error={wrong['trip']} />}
		</section>
	);
}
