import type { TourChange } from '#src/domain/tours/tour-changes.ts';
import { site } from '#src/site.ts';

/** What a tour promises otherwise than when it was booked, each as it was and as it is. */
export function ChangedTour({ changes }: { changes: readonly TourChange[] }) {
	return (
		<div className="grid gap-4">
			<h3>What has changed since you booked</h3>
			<dl className="new-times">
				{changes.map(({ what, before, after }, index) => (
					<div key={index}>
						<dt>{what}</dt>
						<dd>
							{before !== '' && (
								<del>
									<span className="visually-hidden">Before: </span>
									{before}
								</del>
							)}{' '}
							{after === '' ? (
								<span className="text-ink-soft">No longer part of it.</span>
							) : (
								<ins>
									<span className="visually-hidden">Now: </span>
									{after}
								</ins>
							)}
						</dd>
					</div>
				))}
			</dl>
			<p className="hint">
				What you pay stays as you booked it. If a change does not suit you, write to us below or
				call {site.phone}.
			</p>
		</div>
	);
}
