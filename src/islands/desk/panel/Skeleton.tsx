/** Stands in for what is on its way. */
export function Skeleton() {
	return (
		<div className="grid gap-3" role="status">
			<span className="visually-hidden">Loading…</span>
			{Array.from({ length: 8 }, (_, index) => (
				<div key={index} className="skeleton h-12 rounded-md" />
			))}
		</div>
	);
}
