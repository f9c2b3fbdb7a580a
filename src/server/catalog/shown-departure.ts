import { notInArray } from 'drizzle-orm';

import { hiddenStates } from '#src/domain/tours/departure.ts';

import { departures } from '../db/schema.ts';

/** The condition that visitors see a departure, as `isShownState` says of one. */
export const isShownDeparture = notInArray(departures.state, [...hiddenStates]);
