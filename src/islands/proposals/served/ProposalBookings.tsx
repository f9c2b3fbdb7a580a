import type { ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import { tripPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** What an accepted offer has become: a booking of each part, with its page. */
export function ProposalBookings({ version }: { version: ProposalVersion }) {
	const booked = version.parts.filter(({ reference }) => reference !== null);
	return (
		<section aria-labelledby="what-is-booked" className="grid gap-3">
			<h2 id="what-is-booked" className="text-2xl">
				Your bookings
			</h2>
			<ul className="grid gap-3">
				{booked.map(({ reference, title }) => (
					<li key={reference}>
						<a className="link font-semibold" href={tripPath(reference ?? '')}>
							{reference}
						</a>
						<span className="block text-ink-soft">{title}</span>
					</li>
				))}
			</ul>
			<p>
				Travelers, documents, payments and changes are on the page of each. Questions: {site.phone}.
			</p>
		</section>
	);
}
