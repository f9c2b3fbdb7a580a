import { paths } from '#src/paths.ts';

/** What stands where a tour was looked for that there is not, built into a page or found out since. */
export function TourNotFound() {
	return (
		<div className="wrap grid justify-items-start gap-5 py-14 sm:py-24">
			<p className="eyebrow">Tour packages</p>
			<h1>Tour Package Not Found</h1>
			<p className="max-w-prose text-lg text-ink-soft">
				There is no tour at this address: it may have been taken off sale, or the link may be
				mistyped.
			</p>
			<a className="button button-primary" href={paths.tours}>
				See all tours
			</a>
		</div>
	);
}
