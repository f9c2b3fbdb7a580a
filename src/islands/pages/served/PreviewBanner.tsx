import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';

/** What stands above a preview: that it is none of the site's pages, and until when its link opens it. */
export function PreviewBanner({ view: { kind, state, until } }: { view: PreviewView }) {
	const what = state === 'draft' ? 'a draft' : 'what is archived';
	const nobody = kind === 'destination' ? 'nobody else sees it' : 'nobody can book it';
	return (
		<aside className="preview-banner" aria-label="Preview" tabIndex={-1}>
			<p className="wrap">
				<strong>
					Preview of {what}: {nobody}.
				</strong>{' '}
				<span>This link opens until {formatLongDate(until.toISOString().slice(0, 10))}.</span>
			</p>
		</aside>
	);
}
