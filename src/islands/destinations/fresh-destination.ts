import { createElement } from 'react';

import { findDestination } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import { DestinationDetails } from './DestinationDetails.tsx';
import { DestinationNotFound } from './DestinationNotFound.tsx';

/** A destination as it is now; the tours that go there are asked for by themselves. */
export const freshDestination: FreshView = async (asked) => {
	const destination = await findDestination(rowId(asked));
	return destination
		? createElement(DestinationDetails, { destination, tours: null })
		: createElement(DestinationNotFound);
};
