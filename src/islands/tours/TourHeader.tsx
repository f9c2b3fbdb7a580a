import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { FactStrip } from './FactStrip.tsx';
import { TourRating } from './TourRating.tsx';

type Props = { tour: ListedTour | TourWithSeats };

/** The head of a tour's page: its wide picture where it has one, else its poster, and what to know first. */
export function TourHeader({ tour }: Props) {
	const { hero, image, name, destination, pictureWords } = tour;
	return (
		<>
			{hero !== null && (
				<PosterImage
					image={hero}
					alt={pictureWords[hero] ?? `A picture of ${destination}`}
					sizes="100vw"
					className="tour-hero"
					priority
				/>
			)}
			<header className="tour-band">
				<div className="tour-title">
					{hero === null && (
						<div className="tour-poster">
							<PosterImage
								image={image}
								alt={pictureWords[image] ?? `A picture of ${destination}`}
								sizes="(min-width: 1280px) 256px, (min-width: 640px) 200px, 88vw"
								className="aspect-3/2 w-full object-cover sm:aspect-4/5"
								priority
							/>
						</div>
					)}
					<div className="grid gap-4">
						<p className="text-sm">
							<a className="link" href={paths.tours}>
								Tour packages
							</a>{' '}
							/ {destination}
						</p>
						<h1>{name}</h1>
						<TourRating tour={tour} />
					</div>
					<FactStrip tour={tour} />
				</div>
			</header>
		</>
	);
}
