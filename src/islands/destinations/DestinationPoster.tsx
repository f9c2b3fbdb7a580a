import { type DestinationSummary, nameParts } from '#src/domain/destinations/destination.ts';
import { formatMoney } from '#src/domain/money.ts';
import { destinationPath } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = {
	destination: DestinationSummary;
	/** The `sizes` attribute of the picture. */
	sizes: string;
	/** The picture is in the first view: load it at once. */
	priority?: boolean;
};

/** A destination as a printed poster: the picture, and under it the name in letters as wide as the sheet allows. */
export function DestinationPoster({ destination, sizes, priority = false }: Props) {
	const { name, region, image, startingPrice } = destination;
	const { place, within } = nameParts(name);
	return (
		<article className="group @container relative flex h-full flex-col rounded-sm bg-surface p-2 text-ink shadow-lift transition-transform duration-200 hover:-translate-y-1 sm:p-3">
			<div className="overflow-hidden rounded-[2px]">
				<PosterImage
					image={image}
					alt=""
					sizes={sizes}
					className="aspect-4/5 w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
					priority={priority}
				/>
			</div>
			<div className="flex grow flex-col gap-3 px-1 pt-3 pb-0.5 sm:pt-4">
				<h3 className="text-[clamp(1.25rem,12.5cqi,2.5rem)] leading-none tracking-tight">
					{place}
					<span className="mt-2 block font-sans text-xs leading-snug font-semibold tracking-normal text-ink-soft">
						<span className="visually-hidden">, </span>
						{[within, region].filter(Boolean).join(' · ')}
					</span>
				</h3>
				<div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
					<p>
						<span className="text-sm text-ink-soft">from</span>{' '}
						<span className="price text-lg font-semibold">{formatMoney(startingPrice)}</span>
					</p>
					<a
						className="inline-flex min-h-9 items-center text-sm font-semibold underline decoration-accent decoration-2 underline-offset-4 group-hover:text-accent-deep after:absolute after:inset-0"
						href={destinationPath(destination.id)}
					>
						Explore Packages
						<span className="visually-hidden"> {name}</span>
					</a>
				</div>
			</div>
		</article>
	);
}
