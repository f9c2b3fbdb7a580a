import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatDateInWords } from '#src/domain/calendar/format-date.ts';
import { type MissingDetail, missingWords } from '#src/domain/trips/missing-details.ts';
import {
	areTravellersDue,
	travellerDays,
	travellersDueDay,
} from '#src/domain/trips/travellers-due.ts';
import { Notice } from '#src/ui/Notice.tsx';

type Props = { missing: readonly MissingDetail[]; view: TripView };

/** What is still to be known of the travellers, until when, and that what was sent last is saved. */
export function MissingTravellers({ missing, view: { record, done, now } }: Props) {
	const { departureDate } = record;
	const isSaved = done === 'travellers';
	if (missing.length === 0) {
		return isSaved ? <Notice tone="success">{`Saved. ${complete}`}</Notice> : <p>{complete}</p>;
	}
	const dueDay = formatDateInWords(travellersDueDay(departureDate), 'long');
	return (
		<>
			{isSaved && <Notice tone="success">Saved.</Notice>}
			{areTravellersDue(departureDate, now) ? (
				<div className="notice grid gap-1.5">
					<p className="font-semibold">We need this now to issue your tickets and papers:</p>
					<ul className="list-disc pl-5">
						{missingWords(missing).map(({ who, what }) => (
							<li key={who}>{`${who}: ${what}`}</li>
						))}
					</ul>
				</div>
			) : (
				<p>
					Names as in the passports, please. Leave out whoever you do not know yet: we need
					everybody by <strong>{dueDay}</strong>, {travellerDays} days before departure.
				</p>
			)}
		</>
	);
}

const complete = 'We know everything we need of everybody who travels.';
