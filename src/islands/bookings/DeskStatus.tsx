import { deskStatusLabel, opensInLabel } from '#src/domain/bookings/desk-status.ts';
import { site } from '#src/site.ts';
import { DeskHours } from '#src/ui/DeskHours.tsx';
import { useNow } from '#src/ui/use-now.ts';

/** Whether the booking desk is there now, and when it is. */
export function DeskStatus() {
	const now = useNow();
	const wait = opensInLabel(site, now);
	return (
		<section aria-labelledby="booking-desk">
			<h3 id="booking-desk" className="text-lg">
				Booking desk
			</h3>
			<p className="mt-1.5 mb-2" data-print="no">
				<strong className="font-semibold">{deskStatusLabel(site, now)}.</strong>{' '}
				{wait && `${wait}.`}
			</p>
			<DeskHours />
		</section>
	);
}
