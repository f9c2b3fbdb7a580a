import { paths } from '#src/paths.ts';

type Props = {
	/** The address names no number, so that there was nothing to look for. */
	isInvalid?: boolean;
};

/** What stands where a destination was looked for that there is not, built into a page or found out since. */
export function DestinationNotFound({ isInvalid = false }: Props) {
	return (
		<div className="wrap grid justify-items-start gap-5 py-14 sm:py-24">
			<p className="eyebrow">Destinations</p>
			<h1>{isInvalid ? 'Invalid Destination ID' : 'Destination Not Found'}</h1>
			<p className="max-w-prose text-lg text-ink-soft">
				{isInvalid
					? 'The address of a destination ends in a number, and this one does not. The link may be mistyped.'
					: 'There is no destination at this address. It may have been taken off our list, or the link may be mistyped.'}
			</p>
			<a className="button button-primary" href={paths.destinations}>
				See all destinations
			</a>
		</div>
	);
}
