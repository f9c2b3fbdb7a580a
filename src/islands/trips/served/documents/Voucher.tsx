import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';
import { namesOnVoucher, voucherTitle } from '#src/domain/trips/voucher.ts';
import { site } from '#src/site.ts';
import { QrCode } from '#src/ui/QrCode.tsx';

/**
 * What is shown at a counter or read out on the telephone: the reference as it is spelled, and the page's address for a
 * camera. No key is in that: a paper is left lying about. On paper it also says who travels and whom to call.
 */
export function Voucher({ view }: { view: TripView }) {
	const { reading, travellers, standing, address, now } = view;
	const { reference } = reading;
	const names = namesOnVoucher(reading, travellers);
	return (
		<div className="voucher">
			<div className="voucher-words">
				<h3>{voucherTitle(standing)}</h3>
				<p className="voucher-reference">{reference}</p>
				<p className="hint">
					<span className="visually-hidden">Spelled: </span>
					{phonetic(reference).join(' · ')}
				</p>
				<dl className="voucher-paper">
					<dt>{names.length === 1 ? 'Traveller' : 'Travellers'}</dt>
					<dd>{names.join(', ')}</dd>
					<dt>{site.name}</dt>
					<dd>
						{site.phone}, {site.email}
					</dd>
					<dt>As of</dt>
					<dd>{formatLongDate(newYorkDay(now))}</dd>
				</dl>
			</div>
			<div className="voucher-code">
				<QrCode text={address} label="QR code of this page" />
				<p className="hint">This page</p>
			</div>
		</div>
	);
}
