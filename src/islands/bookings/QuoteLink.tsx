/** Leads to how a price is made, beside what must stay open: what was typed, or a reference. */
export function QuoteLink({ path }: { path: string }) {
	return (
		<a className="link text-sm" href={path} target="_blank" rel="noreferrer">
			Price breakdown
			<span className="visually-hidden"> (opens in a new tab)</span>
		</a>
	);
}
