import { mostStars, tourRatingText, tourStars } from '#src/domain/tours/tour.ts';

type Props = {
	/** 0 to 50: tenths of a star. */
	rating: number;
	/** Leaves the text to screen readers, where the stars alone are plain enough. */
	isTextHidden?: boolean;
	/** Whose rating it is, before the number: 'Our rating:'. */
	by?: string | undefined;
};

const side = 24;
const star = 'm12 2 3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';
const leftHalf = 'm12 2-3 6.6-7.2.8 5.4 4.9-1.5 7.1 6.3-3.6z';

/** A rating as full and half stars out of five, and in words: '4.5 out of 5'. */
export function Stars({ rating, isTextHidden = false, by }: Props) {
	const { full, half } = tourStars(rating);
	return (
		<span className="inline-flex items-center gap-2">
			<svg
				aria-hidden="true"
				className="h-4 w-auto flex-none"
				viewBox={`0 0 ${mostStars * side} ${side}`}
			>
				{Array.from({ length: mostStars }, (_, index) => (
					<g key={index} transform={`translate(${index * side})`}>
						<path d={star} className={index < full ? 'fill-coral' : 'fill-line'} />
						{half && index === full && <path d={leftHalf} className="fill-coral" />}
					</g>
				))}
			</svg>
			<span className={isTextHidden ? 'visually-hidden' : 'text-sm'}>
				{by && `${by} `}
				{tourRatingText(rating)} out of {mostStars}
			</span>
		</span>
	);
}
