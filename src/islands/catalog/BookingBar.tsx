import type { ReactNode } from 'react';

type Props = {
	price: ReactNode;
	/** What the price is for: 'per person, taxes included'. */
	terms: string;
	/** The id of the panel that books. */
	panel: string;
	/** What is asked first there. */
	children: ReactNode;
	/** From which width on the panel stands beside the text, and there is no bar. */
	className: 'md:hidden' | 'tour-bar lg:hidden';
};

/** Where the booking panel is further down, its price and the way to it stay in sight, unless the screen is too low for it. */
export function BookingBar({ price, terms, panel, children, className }: Props) {
	return (
		<div
			className={`booking-bar sticky bottom-0 z-10 -mx-[clamp(1rem,4vw,2.5rem)] flex items-center justify-between gap-3 border-t border-line bg-surface px-[clamp(1rem,4vw,2.5rem)] py-3 shadow-lift [@media_(height<30rem)]:hidden ${className}`}
			data-print="no"
		>
			<p className="leading-tight">
				{price}
				<span className="block text-sm text-ink-soft">{terms}</span>
			</p>
			<a className="button button-primary flex-none" href={`#${panel}`}>
				{children}
			</a>
		</div>
	);
}
