import type { FlightDeal } from '#src/contract/catalog.ts';
import { formatDate, formatMoney } from '#src/domain/format.ts';
import { flightPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = { deal: FlightDeal };

/** One featured deal, as `DealCard.astro` shows it. */
export function DealCard({ deal }: Props) {
	return (
		<article className="card overflow-hidden">
			<PosterImage
				image={deal.image}
				alt=""
				sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
				className="aspect-[4/3] w-full object-cover"
			/>
			<div className="grid gap-3 p-5">
				<h3>
					{deal.origin} to {deal.destination}
				</h3>
				<p className="text-sm text-ink-soft">
					{formatDate(deal.departureDate)} –{' '}
					{deal.returnDate ? formatDate(deal.returnDate) : 'One way'}
				</p>
				<div className="flex items-end justify-between gap-4">
					<p>
						<span className="price text-2xl font-semibold">{formatMoney(deal.price)}</span>{' '}
						<span className="block text-sm text-ink-soft">
							{deal.returnDate ? 'round trip' : 'one way'}
						</span>
					</p>
					<a className="button button-secondary" href={flightPath(deal.id)}>
						View Deal
						<span className="visually-hidden">
							{' '}
							{deal.origin} to {deal.destination}
						</span>
					</a>
				</div>
			</div>
		</article>
	);
}
