/** A drawing of lines beside a word, 24 units wide and high. */
export function ToolIcon({ path }: { path: string }) {
	return (
		<svg
			aria-hidden="true"
			className="size-4.5 flex-none"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={path} />
		</svg>
	);
}
