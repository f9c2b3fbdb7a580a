import type { ReactNode } from 'react';

import type { ShownDestination } from '#src/contract/catalog/catalog.ts';
import { nameParts } from '#src/domain/destinations/destination.ts';
import { formatMoney } from '#src/domain/money.ts';
import { inquiryPath, paths } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { type BuiltTours, ToursThere } from './ToursThere.tsx';
import { TravelInformation } from './TravelInformation.tsx';

type Props = {
	destination: ShownDestination;
	/** The tours that go there. */
	tours: BuiltTours;
	/** What only the build knows of the place, below its tours and beside them. Where fresh rows take the place of the rest, it stays. */
	below?: ReactNode;
	beside?: ReactNode;
};

/** Everything about one destination: poster, text, tours, what to know before going, and the way to ask. */
export function DestinationDetails({ destination, tours, below, beside }: Props) {
	const { name, description } = destination;
	const { place } = nameParts(name);
	return (
		<article>
			<Masthead destination={destination} />
			<div className="wrap grid items-start gap-x-16 gap-y-14 py-12 lg:grid-cols-[minmax(0,1fr)_25rem] lg:py-16">
				<div className="grid gap-14 sm:gap-16">
					<section>
						<h2 className="mb-4">About {place}</h2>
						<p className="max-w-prose text-lg leading-relaxed text-pretty">{description}</p>
					</section>
					<ToursThere goal={destination} built={tours} />
					<div className="grid gap-14 empty:hidden sm:gap-16" data-built="below">
						{below}
					</div>
				</div>
				<div className="grid gap-12 lg:pt-24">
					<div className="contents" data-built="beside">
						{beside}
					</div>
					<TravelInformation name={name} />
				</div>
			</div>
		</article>
	);
}

function Masthead({ destination }: { destination: ShownDestination }) {
	const { name, region, image, startingPrice, pictureWords } = destination;
	const { place, within } = nameParts(name);
	return (
		<header className="bg-ink text-paper">
			<div className="wrap grid gap-8 pt-8 pb-10 sm:pt-12 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
				<div className="grid content-center gap-5 lg:py-8">
					<p className="text-sm">
						<a className="link" href={paths.destinations}>
							Destinations
						</a>{' '}
						/ {region}
					</p>
					<h1 className="text-[clamp(2.75rem,1.2rem+7vw,6rem)] leading-[0.95]">
						{place}
						{within !== '' && (
							<>
								<span className="visually-hidden">, </span>
								<span className="mt-3 block text-[clamp(1.25rem,1rem+1.2vw,2rem)] leading-tight text-accent-light">
									{within}
								</span>
							</>
						)}
					</h1>
					<div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-4">
						<p>
							from <span className="price font-display text-3xl">{formatMoney(startingPrice)}</span>
						</p>
						<a
							className="button bg-accent px-7 text-ink hover:bg-accent-light"
							href={inquiryPath(`Inquiry about ${name}`)}
						>
							Inquire Now
						</a>
					</div>
				</div>
				<div className="rounded-sm bg-surface p-2.5 shadow-lift sm:w-80 sm:p-3.5 md:w-auto lg:-mb-36">
					<PosterImage
						image={image}
						alt={pictureWords[image] ?? `A picture of ${place}`}
						sizes="(min-width: 1024px) 372px, (min-width: 768px) 244px, (min-width: 640px) 292px, 88vw"
						className="aspect-4/5 w-full rounded-[2px] object-cover"
						priority
					/>
				</div>
			</div>
		</header>
	);
}
