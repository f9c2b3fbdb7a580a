import type { SlowDeparture } from '#src/contract/desk/numbers.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { slowBelow, slowWithinDays } from '#src/domain/desk/slow.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

import { ScreenLink } from '../panel/ScreenLink.tsx';

/** The departures that leave soon and have few travellers, each with its page. */
export function SlowDepartures({ slow }: { slow: readonly SlowDeparture[] }) {
	return (
		<section aria-labelledby="slow-heading">
			<h3 id="slow-heading" className="overview-heading">
				Departures that sell slowly
			</h3>
			<p className="hint">
				They leave within {slowWithinDays} days, and fewer than {slowBelow * 100}% of their seats
				are taken.
			</p>
			{slow.length === 0 ? (
				<p className="mt-2 text-ink-soft">There are none.</p>
			) : (
				<div className="table-scroll" role="region" aria-label="Slow departures" tabIndex={0}>
					<table className="panel-figures numbers-table mt-2">
						<thead>
							<tr>
								<th scope="col">Departure</th>
								<th scope="col">Leaves</th>
								<th scope="col">Seats taken</th>
								<th scope="col">How it stands</th>
							</tr>
						</thead>
						<tbody>
							{slow.map((departure) => (
								<tr key={departure.id}>
									<th scope="row">
										<ScreenLink screen={`departure-${departure.id}`} className="link">
											{departure.tour}
										</ScreenLink>
									</th>
									<td>{formatLongDate(departure.date)}</td>
									<td>
										{departure.taken} of {departure.capacity}
									</td>
									<td>{decisionWords(departure, site)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}
