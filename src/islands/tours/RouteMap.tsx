import type { Outlines } from '#src/domain/maps/decode-outlines.ts';
import { drawRoute } from '#src/domain/maps/route-drawing.ts';
import { type RouteDay, tourRoute } from '#src/domain/places/tour-route.ts';
import { places } from '#src/places.ts';

import { RouteDrawing } from './RouteDrawing.tsx';
import { routeDaysId, RouteSection } from './RouteSection.tsx';

type Props = {
	tour: {
		name: string;
		itinerary: readonly RouteDay[];
		facts: { transport: readonly string[] };
	};
	outlines: Outlines;
};

/**
 * The way of a tour on a map, with its heading `Route`; nothing where no place of its days is known. For what is drawn by a
 * build or a function: it carries the list of all places.
 */
export function RouteMap({ tour, outlines }: Props) {
	const route = tourRoute(tour.itinerary, tour.facts.transport, places);
	if (!route) return null;
	const drawing = drawRoute(route, outlines);
	return (
		<RouteSection route={route}>
			<figure className="route-map">
				<RouteDrawing
					drawing={drawing}
					name={`Map of the route of ${tour.name}`}
					description={routeDaysId}
				/>
				<figcaption>
					{drawing.ways.air && 'Dotted lines are flown. '}The lines join the places, not the roads
					between them. Outlines: Natural Earth, public domain.
				</figcaption>
			</figure>
		</RouteSection>
	);
}
