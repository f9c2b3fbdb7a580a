import { deskMoment, viewerMoment } from '#src/domain/bookings/desk-moment.ts';
import { holdLeftLabel } from '#src/domain/bookings/hold-words.ts';
import { site } from '#src/site.ts';

import { useHydrated } from './use-hydrated.ts';
import { useNow } from './use-now.ts';
import { useViewerZone } from './use-viewer-zone.ts';

type Props = {
	/** The end of a hold, in ISO 8601. */
	heldUntil: string;
};

/** Until when a booking is held, and how long that is while somebody can be called. */
export function HeldUntil({ heldUntil }: Props) {
	return (
		<p>
			Held until{' '}
			<strong className="font-semibold">
				<DeskTime at={heldUntil} />
			</strong>
			<HoldLeft heldUntil={heldUntil} />
		</p>
	);
}

/** A moment on the booking desk's clock and, where that shows another time, on the visitor's. */
export function DeskTime({ at }: { at: string }) {
	const moment = new Date(at);
	const theirs = viewerMoment(site, moment, useViewerZone());
	return (
		<time dateTime={at}>
			{/* No line ends between '5' and 'PM'. */}
			{deskMoment(site, moment).replace(/ (?=[AP]M\b)/, '\u00a0')}
			{theirs && ` (${theirs})`}
		</time>
	);
}

/** A line of its own; a page that was built, or printed, knows no now. */
function HoldLeft({ heldUntil }: Props) {
	const now = useNow();
	if (!useHydrated()) return null;
	return (
		<span className="hint block" data-print="no">
			{holdLeftLabel(site, new Date(heldUntil), now)}.
		</span>
	);
}
