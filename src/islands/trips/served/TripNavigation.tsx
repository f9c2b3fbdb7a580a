type Props = { parts: readonly { id: string; name: string }[] };

/** Leads to the parts of a trip's page, in sight wherever the reader is; `elements/trip-navigation.ts` marks where that is. */
export function TripNavigation({ parts }: Props) {
	return (
		<trip-navigation className="trip-navigation" data-print="no">
			<nav aria-label="Parts of your trip">
				<ul>
					{parts.map(({ id, name }) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</trip-navigation>
	);
}
