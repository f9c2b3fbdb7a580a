import { createElement } from 'react';

import { findDeal } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import { DealDetails } from './DealDetails.tsx';
import { DealNotFound } from './DealNotFound.tsx';

/** A deal as it is now. */
export const freshDeal: FreshView = async (asked) => {
	const deal = await findDeal(rowId(asked));
	return deal ? createElement(DealDetails, { deal }) : createElement(DealNotFound);
};
