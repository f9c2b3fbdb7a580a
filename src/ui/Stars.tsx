import { mostStars, tourRatingText, tourStars } from '#src/domain/tours/tour.ts';

type Props = {
	/** 0 to 50: tenths of a star. */
	rating: number;
	/** Leaves the text to screen readers, where the stars alone are plain enough. */
	isTextHidden?: boolean;
	/** Our desk gave them, and no traveller: they say so, and are smaller and quieter. */
	isOurs?: boolean;
};

const side = 24;
const star = 'l3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.9 7.2-.8z';
const leftHalf = 'l-3 6.6-7.2.8 5.4 4.9-1.5 7.1 6.3-3.6z';

/** A rating as full and half stars out of five, and in words: '4.5 out of 5', 'Our desk rates it 4.5 of 5'. */
export function Stars({ rating, isTextHidden = false, isOurs = false }: Props) {
	const { full, half } = tourStars(rating);
	const filled = isOurs ? 'fill-ink-soft' : 'fill-accent';
	const text = tourRatingText(rating);
	return (
		<span className={`inline-flex items-center gap-2 ${isOurs ? 'text-ink-soft' : ''}`}>
			<svg
				aria-hidden="true"
				className={`${isOurs ? 'h-3' : 'h-4.5'} w-auto flex-none`}
				viewBox={`0 0 ${mostStars * side} ${side}`}
			>
				<path className="fill-line" d={inARow(Array(mostStars).fill(star))} />
				<path
					className={filled}
					d={inARow([...Array(full).fill(star), ...(half ? [leftHalf] : [])])}
				/>
			</svg>
			<span className={isTextHidden ? 'visually-hidden' : 'text-sm'}>
				{isOurs ? `Our desk rates it ${text} of ${mostStars}` : `${text} out of ${mostStars}`}
			</span>
		</span>
	);
}

/** Two paths for all of them: a list of tours has dozens. */
function inARow(shapes: readonly string[]): string {
	return shapes.map((shape, index) => `M${index * side + side / 2} 2${shape}`).join('');
}
