import { hoursLabel, zoneLabel } from '#src/domain/bookings/desk-hours.ts';
import { site } from '#src/site.ts';

/** What is there at any hour, beside the booking desk. */
export const urgentHelp = 'Urgent help while traveling: by phone, at any hour.';

/**
 * When the booking desk is there, and what is there at any hour: the only place that says it, on built pages and
 * in islands. Whatever stands around it names the desk.
 */
export function DeskHours() {
	return (
		<div data-desk-hours>
			<dl className="grid grid-cols-[auto_auto] justify-start gap-x-5">
				{site.hours.map((line) => (
					<div key={line.days} className="contents">
						<dt>{line.days}</dt>
						<dd className="price">{hoursLabel(line)}</dd>
					</div>
				))}
			</dl>
			<p>These hours are {zoneLabel(site.timeZone)}.</p>
			<p className="mt-2">{urgentHelp}</p>
		</div>
	);
}
