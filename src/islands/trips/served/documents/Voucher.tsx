import { Fragment } from 'react';

import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';
import {
	beginningInWords,
	endInWords,
	numbersInWords,
} from '#src/domain/tours/beginning-and-end.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { namesOnVoucher, voucherTitle } from '#src/domain/trips/voucher.ts';
import { site } from '#src/site.ts';
import { QrCode } from '#src/ui/QrCode.tsx';

/**
 * What is shown at a counter or read out on the telephone: the reference as it is spelled, and the page's address for a
 * camera. No key is in that: a paper is left lying about. On paper it also says who travels and whom to call.
 */
export function Voucher({ view }: { view: TripView }) {
	const { reading, standing, address } = view;
	const { reference } = reading;
	const isShared = isGivenOn(view);
	return (
		<div className="voucher">
			<h3>{voucherTitle(standing)}</h3>
			{!isShared && <p className="voucher-reference">{reference}</p>}
			<div className="voucher-parts">
				<div className="voucher-words">
					{!isShared && (
						<p className="hint">
							<span className="visually-hidden">Spelled: </span>
							{phonetic(reference).join(', ')}
						</p>
					)}
					<dl className="voucher-paper">
						{paperLines(view).map(([term, words]) => (
							<Fragment key={term}>
								<dt>{term}</dt>
								<dd>{words}</dd>
							</Fragment>
						))}
					</dl>
				</div>
				{!isShared && (
					<div className="voucher-code">
						<QrCode text={address} label="QR code of this page" />
						<p className="hint" data-print="no">
							This page
						</p>
					</div>
				)}
			</div>
		</div>
	);
}

/** What only paper says: on the screen the page's other parts do. */
function paperLines(view: TripView): (readonly [term: string, words: string])[] {
	const { reading, record, travellers, standing, departure, address, now } = view;
	const { heldUntil } = record;
	const isLeaving = standing === 'Held' || standing === 'Confirmed';
	const names = namesOnVoucher(reading, travellers);
	const lines = [
		['Held until', standing === 'Held' && heldUntil && deskMoment(site, new Date(heldUntil))],
		['Departure', isLeaving && departure && decisionWords(departure, site)],
		[names.length === 1 ? 'Traveler' : 'Travelers', names.join(', ')],
		['Room', isLeaving && bookedRoom(record)],
		...(isLeaving ? placeLines(view) : []),
		[site.name, `${site.phone}, ${site.email}`],
		['Online', !isGivenOn(view) && address.replace(/^https?:\/\//, '')],
		['As of', formatLongDate(newYorkDay(now))],
	] as const;
	return lines.flatMap(([term, words]) => (words ? [[term, words] as const] : []));
}

/** Where to be, and whom to call there once it is confirmed. */
function placeLines({ tour: { run }, reading, record, standing }: TripView) {
	if (!run) return [];
	const { facts } = run;
	const isConfirmed = standing === 'Confirmed';
	const days = travelDays(reading, record.departureDate);
	return [
		['Begins', beginningInWords(facts, days?.first)],
		['Ends', endInWords(facts, days?.last)],
		...(isConfirmed ? numbersInWords(facts) : []),
	] as const;
}
