import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { namesOnVoucher, voucherTitle } from '#src/domain/trips/voucher.ts';
import { site } from '#src/site.ts';
import { QrCode } from '#src/ui/QrCode.tsx';

/**
 * What is shown at a counter or read out on the telephone: the reference as it is spelled, and the page's address for a
 * camera. No key is in that: a paper is left lying about. On paper it also says who travels and whom to call.
 */
export function Voucher({ view }: { view: TripView }) {
	const { reading, record, travellers, standing, departure, address, now } = view;
	const { reference } = reading;
	const { heldUntil } = record;
	const isShared = isGivenOn(view);
	const isLeaving = standing === 'Held' || standing === 'Confirmed';
	const leaves = isLeaving && departure ? decisionWords(departure, site) : '';
	const names = namesOnVoucher(reading, travellers);
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
						{standing === 'Held' && heldUntil !== null && (
							<>
								<dt>Held until</dt>
								<dd>{deskMoment(site, new Date(heldUntil))}</dd>
							</>
						)}
						{leaves !== '' && (
							<>
								<dt>Departure</dt>
								<dd>{leaves}</dd>
							</>
						)}
						<dt>{names.length === 1 ? 'Traveller' : 'Travellers'}</dt>
						<dd>{names.join(', ')}</dd>
						<dt>{site.name}</dt>
						<dd>
							{site.phone}, {site.email}
						</dd>
						{!isShared && (
							<>
								<dt>Online</dt>
								<dd>{address.replace(/^https?:\/\//, '')}</dd>
							</>
						)}
						<dt>As of</dt>
						<dd>{formatLongDate(newYorkDay(now))}</dd>
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
