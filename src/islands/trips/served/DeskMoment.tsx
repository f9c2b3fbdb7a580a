import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { site } from '#src/site.ts';

/** A moment on the booking desk's clock; `elements/trip-moment.ts` adds the reader's own, which the server does not know. */
export function DeskMoment({ at }: { at: string }) {
	return (
		<trip-moment data-at={at} data-zone={site.timeZone}>
			<time dateTime={at}>
				{/* No line ends between '5' and 'PM'. */}
				{deskMoment(site, new Date(at)).replace(/ (?=[AP]M\b)/, '\u00a0')}
			</time>
		</trip-moment>
	);
}
