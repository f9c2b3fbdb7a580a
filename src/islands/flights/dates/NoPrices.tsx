/** In place of prices of days that could not be worked out. */
export function NoPrices({ onRetry }: { onRetry: () => void }) {
	return (
		<p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft" role="status">
			The prices of other days could not be loaded.
			<button type="button" className="link min-h-11 cursor-pointer" onClick={onRetry}>
				Try again
			</button>
		</p>
	);
}
