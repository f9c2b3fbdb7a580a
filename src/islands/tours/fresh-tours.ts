import { createElement } from 'react';

import { findTours } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { TourCards } from './TourCards.tsx';

/** Every tour as the database has them now. */
export const freshTours: FreshView = async () =>
	createElement(TourCards, { tours: await findTours() });
