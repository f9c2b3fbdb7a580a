/** What is held, or was: '2 bookings', line by line. */
export function HeldList({ lines }: { lines: readonly string[] }) {
	return (
		<ul className="list-disc pl-5">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
