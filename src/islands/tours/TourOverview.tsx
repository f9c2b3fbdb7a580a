import type { Tour } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';

type Props = { tour: Tour };

/** What a tour is and what its price holds. */
export function TourOverview({ tour }: Props) {
	return (
		<div className="grid gap-8">
			<section className="grid gap-3">
				<h2 className="text-2xl">About this tour</h2>
				<p className="max-w-prose text-lg whitespace-pre-line">{tour.description}</p>
			</section>
			{tour.features.length > 0 && (
				<section className="grid gap-3">
					<h2 className="text-2xl">What you get</h2>
					<ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
						{tour.features.map((feature, index) => (
							<li key={index} className="flex gap-3">
								<Check />
								{feature}
							</li>
						))}
					</ul>
				</section>
			)}
			<p className="max-w-prose text-ink-soft">
				Nothing is charged on this site: you confirm by phone after booking. What you get back when
				you cancel depends on how early you do; the{' '}
				<a className="link" href={paths.refundPolicy}>
					refund policy
				</a>{' '}
				has every figure.
			</p>
		</div>
	);
}

function Check() {
	return (
		<svg
			aria-hidden="true"
			className="mt-1 size-4.5 flex-none text-seaglass-deep"
			viewBox="0 0 20 20"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.25"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="m4 10.5 4 4 8-9" />
		</svg>
	);
}
