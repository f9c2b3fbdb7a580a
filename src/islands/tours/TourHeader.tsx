import type { Tour } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { TourRating } from './TourRating.tsx';

type Props = { tour: Tour };

/** The head of a tour's page. */
export function TourHeader({ tour }: Props) {
	return (
		<header className="grid items-center gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-8 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-10">
			<PosterImage
				image={tour.image}
				alt=""
				sizes="(min-width: 1280px) 288px, (min-width: 640px) 224px, 93vw"
				className="aspect-3/2 w-full rounded-lg object-cover sm:aspect-4/5"
				priority
			/>
			<div className="grid gap-4">
				<p className="eyebrow">
					<a className="hover:underline" href={paths.tours}>
						Tour packages
					</a>
				</p>
				<h1 className="text-4xl xl:text-5xl">{tour.name}</h1>
				<TourRating tour={tour} />
				<dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 min-[24rem]:flex min-[24rem]:flex-wrap">
					<div>
						<dt className="text-sm text-ink-soft">Destination</dt>
						<dd className="font-semibold">{tour.destination}</dd>
					</div>
					<div>
						<dt className="text-sm text-ink-soft">Duration</dt>
						<dd className="font-semibold">{tour.duration}</dd>
					</div>
				</dl>
			</div>
		</header>
	);
}
