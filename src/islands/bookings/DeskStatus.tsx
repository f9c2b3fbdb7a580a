import { deskStatus, deskStatusLabel } from '#src/domain/bookings/desk-hours.ts';
import { site } from '#src/site.ts';
import { DeskHours } from '#src/ui/DeskHours.tsx';
import { useNow } from '#src/ui/use-now.ts';

/** Whether the booking desk is there now, and when it is. */
export function DeskStatus() {
	const status = deskStatus(site, useNow());
	return (
		<section aria-labelledby="booking-desk">
			<h3 id="booking-desk" className="text-lg">
				Booking desk
			</h3>
			<p className="mt-1.5 font-semibold" data-print="no">
				{deskStatusLabel(status)}
			</p>
			<DeskHours />
		</section>
	);
}
