import { useState } from 'react';

import { listTourRecords, type TourRecord } from '#src/contract/desk/tours.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { tourRatingText } from '#src/domain/tours/tour.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { tourActions } from '#src/stores/desk/catalog.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { TabLink } from '../panel/TabLink.tsx';
import { useList } from '../panel/use-list.ts';
import { CatalogTab, Featured } from './CatalogTab.tsx';
import { NamedPicture } from './NamedPicture.tsx';

export const tourColumns: Column<TourRecord>[] = [
	{
		title: 'Name',
		cell: ({ image, name }) => <NamedPicture {...{ image, name }} />,
		isMain: true,
	},
	{ title: 'Destination', cell: ({ destination }) => <bdi>{destination}</bdi> },
	{ title: 'Duration', cell: ({ duration }) => duration },
	{ title: 'Price', cell: (tour) => <Price tour={tour} />, isNumber: true },
	{ title: 'Rating', cell: ({ rating }) => tourRatingText(rating), isNumber: true },
	{
		title: 'Reviews',
		cell: ({ reviewCount }) => formatNumber(reviewCount),
		isNumber: true,
	},
	{ title: 'Featured', cell: (tour) => <Featured row={tour} /> },
	{ title: 'Departures', cell: (tour) => <Departures tour={tour} /> },
];

/** The tours. */
export function ToursTab() {
	useLoadedAhead(TourDialog);
	const [isImporting, setImporting] = useState(false);
	const list = useList((view) => listQuery(listTourRecords, view));
	return (
		<>
			<CatalogTab
				title="Tour Packages"
				words={['tour package', 'tour packages']}
				list={list}
				columns={tourColumns}
				searches="Name or destination"
				failed={catalogMessages.toursFailed}
				empty="There are no tour packages yet."
				actions={tourActions}
				nameOf={({ name }) => name}
				form={TourDialog}
				moreTools={
					<button
						type="button"
						className="button button-secondary"
						onClick={() => setImporting(true)}
					>
						Import from CSV
					</button>
				}
			/>
			{isImporting && <ImportToursDialog onClosed={() => setImporting(false)} />}
		</>
	);
}

/** The way to the days on which it leaves. A tour that was deleted leaves on none. */
function Departures({ tour: { id, name, deletedAt } }: { tour: TourRecord }) {
	if (deletedAt !== null) return '–';
	return (
		<TabLink tab="departures" view={{ tour: String(id) }} className="link">
			Departures<span className="visually-hidden"> of {name}</span>
		</TabLink>
	);
}

function Price({ tour: { price, discountPrice } }: { tour: TourRecord }) {
	if (discountPrice === null) return formatMoneyInCents(price);
	return (
		<>
			{formatMoneyInCents(discountPrice)}
			<span className="visually-hidden"> instead of </span>
			<s className="block text-ink-soft">{formatMoneyInCents(price)}</s>
		</>
	);
}

// With it comes the list of places.
const TourDialog = lazyDialog(async () => (await import('./TourDialog.tsx')).TourDialog);

const ImportToursDialog = lazyDialog(
	async () => (await import('./ImportToursDialog.tsx')).ImportToursDialog,
);
