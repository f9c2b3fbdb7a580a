import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { tripOf } from '#src/domain/tours/testimonial.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { PicturePlaceholder } from '#src/ui/PicturePlaceholder.tsx';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { Stars } from '#src/ui/Stars.tsx';

type Props = {
	testimonial: Testimonial;
	/** It is the first one, and set larger. */
	isLead: boolean;
	/** We wrote it ourselves, and it says so. */
	isSample: boolean;
};

const portrait = 'size-12 flex-none rounded-full object-cover';

/** What one traveller says, and who it is. */
export function Quote({ testimonial, isLead, isSample }: Props) {
	const { name, image, rating } = testimonial;
	return (
		<figure
			className={`grid content-start ${isLead ? 'gap-5' : isSample ? 'gap-3 border-t border-line pt-4' : 'gap-5 border-t border-line-strong pt-6'}`}
		>
			{isLead && (
				<svg className="w-16 fill-accent" viewBox="0 0 64 44" aria-hidden="true">
					<path d="M0 44V26Q0 4 24 0l3 7Q16 11 15 20h12v24zm36 0V26Q36 4 60 0l3 7q-11 4-12 13h12v24z" />
				</svg>
			)}
			<blockquote
				className={
					isLead
						? 'font-display text-[clamp(1.5rem,1.15rem+1.5vw,2.125rem)] leading-[1.22] text-pretty'
						: isSample
							? 'text-sm text-ink-soft'
							: 'text-lg leading-normal text-pretty'
				}
			>
				<p className="wrap-anywhere whitespace-pre-line">{testimonial.testimonial}</p>
			</blockquote>
			<figcaption className="flex items-start gap-3.5">
				{isSample ? null : image === null ? (
					<PicturePlaceholder className={portrait} />
				) : (
					<PosterImage image={image} alt="" sizes="48px" className={portrait} />
				)}
				<span className="grid leading-snug">
					<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<span className="font-semibold">{name}</span>
						{isSample && <span className="badge">Sample</span>}
					</span>
					<span className="text-sm text-ink-soft">{tripOf(testimonial)}</span>
					<Stars rating={ratingFromStars(rating)} />
				</span>
			</figcaption>
		</figure>
	);
}
