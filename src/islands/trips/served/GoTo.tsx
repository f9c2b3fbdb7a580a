/** The way to a part of the page where something is to be done. */
export function GoTo({ part, children }: { part: string; children: string }) {
	return (
		<p data-print="no">
			<a className="button button-primary" href={part}>
				{children}
			</a>
		</p>
	);
}
