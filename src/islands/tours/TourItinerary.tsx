import type { Tour } from '#src/contract/catalog/catalog.ts';
import { inquiryPath } from '#src/paths.ts';

type Props = { tour: Tour };

/** The tour day by day. */
export function TourItinerary({ tour }: Props) {
	return (
		<section className="grid gap-5">
			<h2 className="text-2xl">Day by day</h2>
			{tour.itinerary.length > 0 ? (
				<ol className="grid border-l-2 border-line">
					{tour.itinerary.map(({ title, text }, index) => (
						<li
							key={index}
							className="relative pb-6 pl-6 before:absolute before:top-2 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-paper before:bg-coral last:pb-0"
						>
							<h3 className="text-lg">{title}</h3>
							<p className="mt-1 max-w-prose whitespace-pre-line">{text}</p>
						</li>
					))}
				</ol>
			) : (
				<p className="max-w-prose">
					The days of this tour are not written down here yet.{' '}
					<a className="link" href={inquiryPath(`Itinerary of ${tour.name}`)}>
						Ask us for them
					</a>
					.
				</p>
			)}
		</section>
	);
}
