import { useStore } from '@nanostores/react';

import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import type { ReleaseDay } from '#src/domain/editorial/release-notes.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';

/** What was changed on some days, for each reader apart: the desk's own first. */
export function ReleaseDays({ days }: { days: readonly ReleaseDay[] }) {
	const { isAdmin } = useStore($viewer);
	const readers = isAdmin ? [...forDesk, ...forAdministrators] : forDesk;
	return days.map(({ day, notes }) => (
		<section key={day} aria-label={formatLongDate(day)}>
			<h3 className="text-xl">{formatLongDate(day)}</h3>
			{readers.map(({ reader, heading }) => {
				const own = notes.filter((note) => note.reader === reader);
				return own.length === 0 ? null : (
					<div key={reader}>
						<h4 className="mt-4 font-semibold">{heading}</h4>
						<ul className="mt-1 grid list-disc gap-1 ps-5">
							{own.map(({ text }) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</div>
				);
			})}
		</section>
	));
}

const forDesk = [
	{ reader: 'Desk', heading: 'At the desk' },
	{ reader: 'Visitors', heading: 'For your customers' },
];

const forAdministrators = [
	{ reader: 'Owner', heading: 'For whoever owns the agency' },
	{ reader: 'Editors', heading: 'For whoever edits the texts' },
	{ reader: 'Operator', heading: 'For whoever runs the site' },
];
