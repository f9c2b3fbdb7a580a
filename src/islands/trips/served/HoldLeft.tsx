import { holdLeftLabel } from '#src/domain/bookings/hold-words.ts';
import { site } from '#src/site.ts';
import { deskHours } from '#src/ui/desk-hours.ts';

type Props = {
	/** The end of a hold, in ISO 8601. */
	heldUntil: string;
	now: Date;
};

/** How long a hold is still, in hours in which the desk can be called; `elements/trip-hold.ts` counts it down. */
export function HoldLeft({ heldUntil, now }: Props) {
	return (
		<trip-hold data-until={heldUntil} data-desk={deskHours}>
			{holdLeftLabel(site, new Date(heldUntil), now)}
		</trip-hold>
	);
}
