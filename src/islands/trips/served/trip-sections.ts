import type { ReactNode } from 'react';

import type { TripView } from '#src/contract/trips/trip-view.ts';

import { TripBeforeYouGo } from './TripBeforeYouGo.tsx';
import { TripCalledOff } from './TripCalledOff.tsx';
import { TripCancel } from './TripCancel.tsx';
import { TripData } from './TripData.tsx';
import { TripDocuments } from './TripDocuments.tsx';
import { TripJourney } from './TripJourney.tsx';
import { TripMessages } from './TripMessages.tsx';
import { TripMove } from './TripMove.tsx';
import { TripOpeners } from './TripOpeners.tsx';
import { TripPrice } from './TripPrice.tsx';
import { TripPriceAsked } from './TripPriceAsked.tsx';
import { TripReview } from './TripReview.tsx';
import { TripSchedule } from './TripSchedule.tsx';
import { TripTimeline } from './TripTimeline.tsx';
import { TripTour } from './TripTour.tsx';
import { TripTravellers } from './TripTravellers.tsx';

/** A part of a trip's page. */
export type TripPart = {
	/** Of the section that it draws, and what links to it lead to. */
	id: string;
	/** What the navigation calls it. */
	name: string;
	/** Draws it with `TripSection`; null where it has nothing to say to this reader, and the navigation leaves it out. */
	draw: (props: { view: TripView }) => ReactNode;
};

/**
 * The parts of a trip's page in the order in which a phone shows them. On a wide screen `beside` stands next to the others:
 * what it costs and what is taken along.
 */
export const tripSections: Record<'first' | 'beside' | 'last', readonly TripPart[]> = {
	first: [
		{ id: 'status', name: 'Status', draw: TripTimeline },
		{ id: 'called-off', name: 'Called off', draw: TripCalledOff },
		{ id: 'price-asked', name: 'A new price', draw: TripPriceAsked },
		{ id: 'review', name: 'Review', draw: TripReview },
		{ id: 'journey', name: 'Journey', draw: TripJourney },
		{ id: 'before', name: 'Before you go', draw: TripBeforeYouGo },
		{ id: 'tour', name: 'Tour', draw: TripTour },
		{ id: 'schedule', name: 'New times', draw: TripSchedule },
		{ id: 'travellers', name: 'Travelers', draw: TripTravellers },
	],
	beside: [
		{ id: 'price', name: 'Price', draw: TripPrice },
		{ id: 'documents', name: 'Documents', draw: TripDocuments },
	],
	last: [
		{ id: 'move', name: 'Another date', draw: TripMove },
		{ id: 'cancel', name: 'Cancel', draw: TripCancel },
		{ id: 'messages', name: 'Messages', draw: TripMessages },
		{ id: 'data', name: 'Your data', draw: TripData },
		{ id: 'access', name: 'Access', draw: TripOpeners },
	],
};
