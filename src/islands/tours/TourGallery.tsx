import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';

import { PictureLink } from './PictureLink.tsx';

type Props = { tour: ListedTour | TourWithSeats };

/** Further pictures of a tour; nothing where it has none. */
export function TourGallery({ tour }: Props) {
	if (tour.gallery.length === 0) return null;
	return (
		<section className="grid content-start gap-4" aria-labelledby="pictures">
			<h2 id="pictures" className="text-2xl">
				Pictures
			</h2>
			<ul className="gallery">
				{tour.gallery.map((image) => (
					<li key={image}>
						<PictureLink
							image={image}
							alt={tour.pictureWords[image] ?? `A picture of ${tour.destination}`}
							sizes="(min-width: 1024px) 300px, (min-width: 640px) 60vw, 92vw"
							className="gallery-picture"
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
