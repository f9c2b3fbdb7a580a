import { createElement } from 'react';

import { findDestinations } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { DestinationPosters } from './DestinationPosters.tsx';

/** Every destination as the database has them now. */
export const freshDestinations: FreshView = async () =>
	createElement(DestinationPosters, { destinations: await findDestinations() });
