/** Prints the page, by a script; without one it says how else. @param look further classes of the button */
export function PrintButton({ look }: { look: string }) {
	return (
		<trip-print>
			<button className={`button ${look}`} type="button" hidden>
				Print
			</button>
			<p className="hint">To print it, use the menu of your browser.</p>
		</trip-print>
	);
}
