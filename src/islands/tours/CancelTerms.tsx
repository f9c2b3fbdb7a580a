import { tourTermsInGeneral } from '#src/domain/bookings/tour-terms.ts';
import { paths } from '#src/paths.ts';

/**
 * What cancelling pays back, beside the button that books a tour. The built page does not know the day it is read on:
 * `src/elements/book-tour.ts` writes `tourTerms` of the chosen departure in its place.
 */
export function CancelTerms() {
	return (
		<p className="hint -mt-2">
			<span data-cancel-terms>{tourTermsInGeneral}</span>{' '}
			<a className="link" href={`${paths.refundPolicy}#tour-packages`}>
				Refund policy
			</a>
		</p>
	);
}
