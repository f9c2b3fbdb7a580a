type Props = {
	/** Whether the flights go there and back: such a row is higher. */
	isRoundTrip: boolean;
};

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** What stands for the controls, the rows and the filters of a search until they come, as large as they will be. */
export function OfferSkeletons({ isRoundTrip }: Props) {
	return (
		<div className="results-columns" data-legs={isRoundTrip ? 2 : 1} aria-busy="true">
			<div className="results-list">
				<p className="visually-hidden">Searching flights…</p>
				<div className="skeleton h-11.5 sm:max-xl:h-22" />
				<div className="offers">
					{rows.map((row) => (
						<div key={row} className="card offer offer-skeleton" />
					))}
				</div>
			</div>
			<div className="skeleton hidden h-150 lg:block" />
		</div>
	);
}
