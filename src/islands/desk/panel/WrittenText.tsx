type Props = { title: string; text: string | null };

/** What a visitor wrote, as it was typed: its lines stay lines, and nothing in it is more than text. */
export function WrittenText({ title, text }: Props) {
	return (
		<section>
			<h3 className="mb-1 font-sans text-sm font-normal text-ink-soft">{title}</h3>
			{text ? (
				<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
					{text}
				</p>
			) : (
				<p>–</p>
			)}
		</section>
	);
}
