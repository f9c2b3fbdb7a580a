/** A letter, beside what is said of one. */
export function Envelope() {
	return (
		<svg viewBox="0 0 16 16" aria-hidden="true" className="envelope">
			<path d="M1.75 3.5h12.5v9H1.75zM2 4l6 4.75L14 4" />
		</svg>
	);
}
