import { call } from '#src/browser/api.ts';
import { getDestination, getFlight, getTour } from '#src/contract/catalog.ts';

import { detail } from './detail.ts';

export const deal = detail((id) => call(getFlight, { params: { id } }));
export const tour = detail((id) => call(getTour, { params: { id } }));
export const destination = detail((id) => call(getDestination, { params: { id } }));
