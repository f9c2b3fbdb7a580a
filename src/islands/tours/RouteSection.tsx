import type { ReactNode } from 'react';

import { routeLines, type TourRoute } from '#src/domain/places/tour-route.ts';

type Props = {
	route: TourRoute;
	/** The map, where a build has drawn one: `RouteMap.astro`. */
	children?: ReactNode;
};

/** What describes the map to whoever does not see it. */
export const routeDaysId = 'route-days';

/** Where a tour goes: its map, and the same in words. */
export function RouteSection({ route, children }: Props) {
	return (
		<section className="route" aria-labelledby="route-heading">
			<h2 className="text-2xl" id="route-heading">
				Route
			</h2>
			{children}
			<ol className="route-days" id={routeDaysId}>
				{routeLines(route).map(({ days, places }) => (
					<li key={days}>
						<span className="font-semibold">{days}:</span> {places}
					</li>
				))}
			</ol>
		</section>
	);
}
