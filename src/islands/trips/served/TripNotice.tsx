import type { TripView } from '#src/contract/trips/trip-view.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { partOfForm } from './part-of-form.ts';

/**
 * What the whole page is told: why the form that was sent last was not taken, and that somebody only reads. What was taken
 * is said where its form stands.
 */
export function TripNotice({ view: { problem, access } }: { view: TripView }) {
	if (problem) {
		const section = partOfForm(problem.form);
		return (
			<Notice tone="error">
				{problem.message}{' '}
				{section && (
					<a className="link" href={`#${section}`}>
						Go there
					</a>
				)}
			</Notice>
		);
	}
	if (access.mayChange) return null;
	return <p className="notice">{access.openedBy === 'desk' ? seenByDesk : seenByReader}</p>;
}

const seenByDesk = 'You see this trip as its traveler does. Only they can change it here.';
const seenByReader =
	'Somebody shared this trip with you: you can read it, and only they can change it.';
