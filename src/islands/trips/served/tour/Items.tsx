type Props = { title: string; items: readonly string[] };

/** A list below its heading; nothing where there is nothing in it. */
export function Items({ title, items }: Props) {
	if (items.length === 0) return null;
	return (
		<div>
			<h3>{title}</h3>
			<ul className="list-disc pl-5">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}
