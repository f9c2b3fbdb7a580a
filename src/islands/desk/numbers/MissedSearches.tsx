import type { Numbers } from '#src/contract/desk/numbers.ts';
import type { MissedKind } from '#src/domain/catalog/missed-search.ts';
import { formatNumber } from '#src/domain/numbers.ts';

const lists: Readonly<Record<MissedKind, string>> = {
	tours: 'Tour packages',
	destinations: 'Destinations',
	airports: 'Airports and towns',
};

/** What visitors looked for and did not find: what we might offer. */
export function MissedSearches({ missed }: { missed: Numbers['missed'] }) {
	return (
		<section aria-labelledby="missed-heading">
			<h3 id="missed-heading" className="overview-heading">
				Looked for and not found
			</h3>
			<p className="hint">
				Counted by day, without who; what was looked for only once is not shown.
			</p>
			{missed.length === 0 ? (
				<p className="mt-2 text-ink-soft">There is nothing.</p>
			) : (
				<div className="table-scroll" role="region" aria-label="Not found" tabIndex={0}>
					<table className="panel-figures numbers-table mt-2">
						<thead>
							<tr>
								<th scope="col">Looked for</th>
								<th scope="col">Among</th>
								<th scope="col">Times</th>
							</tr>
						</thead>
						<tbody>
							{missed.map(({ kind, words, count }) => (
								<tr key={`${kind} ${words}`}>
									<th scope="row">
										<bdi>{words}</bdi>
									</th>
									<td>{lists[kind]}</td>
									<td>{formatNumber(count)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}
