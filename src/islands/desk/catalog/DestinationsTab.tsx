import { type DestinationRecord, listDestinationRecords } from '#src/contract/desk/destinations.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { destinationActions } from '#src/stores/desk/catalog.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { useList } from '../panel/use-list.ts';
import { CatalogTab, Featured } from './CatalogTab.tsx';
import { NamedPicture } from './NamedPicture.tsx';

export const destinationColumns: Column<DestinationRecord>[] = [
	{
		title: 'Name',
		cell: ({ image, name }) => <NamedPicture {...{ image, name }} />,
		isMain: true,
	},
	{ title: 'Region', cell: ({ region }) => <bdi>{region}</bdi> },
	{
		title: 'Starting price',
		cell: ({ startingPrice }) => formatMoneyInCents(startingPrice),
		isNumber: true,
	},
	{ title: 'Featured', cell: (destination) => <Featured row={destination} /> },
];

/** The destinations. */
export function DestinationsTab() {
	useLoadedAhead(DestinationDialog);
	return (
		<CatalogTab
			title="Destinations"
			words={['destination', 'destinations']}
			list={useList((view) => listQuery(listDestinationRecords, view))}
			columns={destinationColumns}
			searches="Name or region"
			failed={catalogMessages.destinationsFailed}
			empty="There are no destinations yet."
			actions={destinationActions}
			nameOf={({ name }) => name}
			form={DestinationDialog}
		/>
	);
}

// With it comes the list of places.
const DestinationDialog = lazyDialog(
	async () => (await import('./DestinationDialog.tsx')).DestinationDialog,
);
