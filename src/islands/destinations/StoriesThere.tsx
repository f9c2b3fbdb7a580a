import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';

type Props = Pick<PlaceFacts, 'stories'>;

/** The guides and posts about a place. */
export function StoriesThere({ stories }: Props) {
	if (stories.length === 0) return null;
	return (
		<section aria-labelledby="stories-there">
			<h2 id="stories-there" className="mb-6">
				Read before you go
			</h2>
			<ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
				{stories.map(({ path, title, excerpt, kind }) => (
					<li key={path} className="relative border-t-2 border-accent pt-4">
						<p className="text-sm text-ink-soft">{kind}</p>
						<h3 className="mt-1 text-xl leading-tight">
							<a className="after:absolute after:inset-0 hover:underline" href={path}>
								{title}
							</a>
						</h3>
						<p className="mt-2 text-ink-soft">{excerpt}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
