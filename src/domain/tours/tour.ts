/** The days on which every tour departs each year, as month and day. */
export const tourDepartureDays = ['05-15', '06-12', '07-20', '08-10'] as const;

/** What a tour has before anybody rated it. Ratings are whole numbers from 0 to 50: tenths of a star. */
export const tourDefaults = { rating: 45, reviewCount: 0 } as const;
/** What the administrator may enter as a rating, in stars. */
export const tourRatingInput = { least: 1, most: 5, step: 0.1 } as const;
export const mostStars = 5;

/** A tour's rating as stars to draw: 47 gives four full ones and a half, out of five. */
export function tourStars(rating: number): { full: number; half: boolean } {
	return { full: Math.floor(rating / 10), half: rating % 10 >= 5 };
}

/** A tour's rating with one decimal: 45 gives '4.5'. */
export function tourRatingText(rating: number): string {
	return (rating / 10).toFixed(1);
}

/** The rating to store for stars as the administrator enters them: 4.5 gives 45. */
export function ratingFromStars(stars: number): number {
	return Math.round(stars * 10);
}
