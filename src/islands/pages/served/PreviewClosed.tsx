import { previewDays } from '#src/domain/catalog/preview.ts';
import { paths } from '#src/paths.ts';

/** What is said where the link of a preview opens nothing, or no longer. */
export function PreviewClosed() {
	return (
		<div className="grid max-w-prose gap-5">
			<h1 className="text-4xl">This link opens no preview</h1>
			<p>
				A part of it may be missing, it may be older than {previewDays} days, or what it showed was
				deleted. Ask whoever sent it to you for a new one.
			</p>
			<p className="flex flex-wrap gap-3">
				<a className="button button-primary" href={paths.tours}>
					See all tours
				</a>
				<a className="button button-secondary" href={paths.home}>
					Go to the home page
				</a>
			</p>
		</div>
	);
}
