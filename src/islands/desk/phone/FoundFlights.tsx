import { useId } from 'react';

import { soldUntil } from '#src/domain/bookings/last-sale.ts';
import { dayShift, dayShiftLabel, formatTime } from '#src/domain/calendar/local-time.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { type FlightLeg, type FlightOffer, stopsLabel } from '#src/domain/flights/offer.ts';
import { formatMoney } from '#src/domain/money.ts';
import { site } from '#src/site.ts';
import { changeDraft, type Draft } from '#src/stores/desk/phone/draft.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { LateWarning } from '../panel/LateWarning.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { useOffers } from './use-offers.ts';

type Props = { draft: Draft; error: string | undefined };

/** The flights of the search, each to be chosen; what is said of them before is what the caller asks for. */
export function FoundFlights({ draft, error }: Props) {
	const id = useId();
	const { asked, offer: chosen, search } = draft;
	const { result, offers, remarks } = useOffers(asked);
	if (result.isError) {
		return <LoadFailed result={result}>The airports could not be loaded.</LoadFailed>;
	}
	if (offers.length === 0) return <FieldError id={id} error={error} />;
	const isOld = JSON.stringify(asked) !== JSON.stringify(search);
	return (
		<fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="label mb-2">Flights found</legend>
			{isOld && <Notice tone="info">These flights are of the search before. Search again.</Notice>}
			{remarks.map((remark) => (
				<p key={remark} className="hint">
					{remark}
				</p>
			))}
			<ul className="new-booking-offers">
				{offers.map((offer) => (
					<li key={offer.id}>
						<label className="new-booking-offer">
							<input
								type="radio"
								name="offer"
								checked={offer.id === chosen}
								onChange={() => changeDraft({ offer: offer.id }, 'trip', 'travellers')}
							/>
							<FoundFlight offer={offer} />
						</label>
					</li>
				))}
			</ul>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}

function FoundFlight({
	offer: { airline, legs, leavesAt, price, pricePerTraveller, travellers },
}: {
	offer: FlightOffer;
}) {
	const until = soldUntil({ type: 'flight', leavesAt: new Date(leavesAt) }, site);
	return (
		<>
			<span className="grid gap-1">
				<span className="font-semibold">{airline}</span>
				{legs.map((leg) => (
					<Leg key={leg.departsAt} leg={leg} />
				))}
				<LateWarning soldUntil={until.toISOString()} />
			</span>
			<span className="text-right">
				<span className="price block font-semibold">{formatMoney(price)}</span>
				{travellers > 1 && (
					<span className="price block text-sm text-ink-soft">
						{formatMoney(pricePerTraveller)} each
					</span>
				)}
			</span>
		</>
	);
}

function Leg({ leg }: { leg: FlightLeg }) {
	const shift = dayShiftLabel(dayShift(leg));
	return (
		<span className="text-sm">
			<span className="price">
				{formatTime(leg.departsAt)} {leg.origin} – {formatTime(leg.arrivesAt)} {leg.destination}
				{shift}
			</span>
			<span className="text-ink-soft">
				{' '}
				{formatDuration(leg.minutes)}, {stopsLabel(leg)}
			</span>
		</span>
	);
}
