import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { formatTime } from '#src/domain/calendar/local-time.ts';
import { legName } from '#src/domain/flights/journey.ts';
import { timeText } from '#src/domain/flights/leg-text.ts';
import { formatMoney } from '#src/domain/money.ts';
import { flightPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { DealDiscount } from './DealDiscount.tsx';

type Props = { deal: DealSummary };

/** How wide the picture of a deal in a list is. */
export const dealPictureSizes =
	'(min-width: 1280px) 288px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 93vw';

/** One featured deal: its poster, the way there, the days and the price. */
export function DealCard({ deal }: Props) {
	return (
		<article className="card group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lift">
			<PosterImage
				image={deal.image}
				alt=""
				sizes={dealPictureSizes}
				className="aspect-3/2 w-full object-cover sm:aspect-4/5"
			/>
			<div className="flex grow flex-col gap-1.5 p-4 sm:p-5">
				<h3 className="leading-tight">
					<span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
						{deal.origin} to{' '}
					</span>
					{deal.destination}
				</h3>
				<p className="text-sm text-ink-soft">
					{formatShortDate(deal.departureDate)} –{' '}
					{deal.returnDate ? formatShortDate(deal.returnDate) : 'One way'}
				</p>
				{deal.legs.map((leg, index) => (
					<p key={leg.number} className="text-sm text-ink-soft tabular-nums" data-print="no">
						{legName(index, deal.legs.length)} {formatTime(leg.departsAt)} –{' '}
						{timeText(leg, leg.arrivesAt)}
					</p>
				))}
				<DealDiscount deal={deal} className="text-sm font-semibold text-accent-deep" />
				<div className="mt-auto flex items-end justify-between gap-3 border-t border-line pt-4">
					<p className="leading-tight">
						<span className="price text-2xl font-semibold">{formatMoney(deal.price)}</span>{' '}
						<span className="block text-sm text-ink-soft">
							{deal.returnDate ? 'round trip' : 'one way'}
						</span>
					</p>
					<a
						className="button button-secondary min-h-11 px-3.5 after:absolute after:inset-0"
						href={flightPath(deal.id)}
					>
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
