import { deskStatusLabel, opensInLabel } from '#src/domain/bookings/desk-status.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { deskHours } from './desk-hours.ts';

/** How the booking desk is reached, whether it is there at this moment, and how it calls back. */
export function CallTheDesk({ now }: { now: Date }) {
	const wait = opensInLabel(site, now);
	return (
		<div className="grid gap-2" data-print="no">
			<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<a className="button button-primary" href={telephoneLink(site.phone)}>
					Call {site.phone}
				</a>
				<a className="link" href={`${paths.contact}#call-back`}>
					Let us call you
				</a>
			</p>
			<p className="text-sm text-ink-soft">
				Our desk:{' '}
				<desk-status data-desk={deskHours}>
					{deskStatusLabel(site, now)}.{wait && ` ${wait}.`}
				</desk-status>
			</p>
		</div>
	);
}
