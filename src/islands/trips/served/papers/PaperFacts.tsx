type Props = { facts: readonly (readonly [name: string, value: string])[] };

/** What a paper is about, in words; what is not known is left out. */
export function PaperFacts({ facts }: Props) {
	return (
		<dl className="paper-facts">
			{facts
				.filter(([, value]) => value !== '')
				.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd dir="auto">{value}</dd>
					</div>
				))}
		</dl>
	);
}
