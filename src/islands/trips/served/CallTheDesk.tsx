import type { TripView } from '#src/contract/trips/trip-view.ts';
import { deskNow } from '#src/domain/bookings/desk-status.ts';
import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { deskHours } from '#src/ui/desk-hours.ts';

/** How the booking desk is reached, whether it is there at this moment, and how it calls back. */
export function CallTheDesk({ view }: { view: TripView }) {
	const { reading, calls, now } = view;
	const { reference, passenger: name, phone } = reading;
	const [next] = calls;
	return (
		<div className="grid gap-2" data-print="no">
			<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<a className="button button-primary" href={telephoneLink(site.phone)}>
					Call {site.phone}
				</a>
				<a
					className="link"
					href={`${paths.contact}#call-back`}
					data-call-back={JSON.stringify({ name, phone, reference })}
				>
					{next ? 'Choose another hour' : 'Let us call you'}
				</a>
			</p>
			{next && (
				<p>
					We call you on <strong>{slotLabel(site, next)}</strong>.
				</p>
			)}
			<p className="text-sm text-ink-soft">
				Our desk: <desk-status data-desk={deskHours}>{deskNow(site, now)}</desk-status>
			</p>
		</div>
	);
}
