import { type ComponentProps, useId } from 'react';

import { zoneLabel } from '#src/domain/bookings/desk-hours.ts';
import { site } from '#src/site.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint, FieldLabel } from '#src/ui/FieldLabel.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useNow } from '#src/ui/use-now.ts';
import { useViewerZone } from '#src/ui/use-viewer-zone.ts';

import { slotsByDay } from './slots-by-day.ts';

type Props = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
	label: string;
	error?: string | undefined;
	/** The hours of a moment; left out, those of now, so that the built page has none yet. */
	days?: ReturnType<typeof slotsByDay>;
};

/** The hours in which the desk can call, by day. */
export function SlotField({ label, error, days: given, ...select }: Props) {
	const id = useId();
	const now = useNow();
	const zone = useViewerZone();
	const isHydrated = useHydrated();
	const days = given ?? (isHydrated ? slotsByDay(now, zone) : []);
	return (
		<div className="field">
			<FieldLabel id={id} label={label} />
			<select
				{...select}
				id={id}
				className="input w-full"
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error, hint: true })}
			>
				<option value="">Choose an hour</option>
				{days.map(({ day, options }) => (
					<optgroup key={day} label={day}>
						{options.map(({ value, words }) => (
							<option key={value} value={value}>
								{words}
							</option>
						))}
					</optgroup>
				))}
			</select>
			<FieldHint
				id={id}
				hint={`Hours of our desk, ${zoneLabel(site.timeZone)}, on the next two days it is open`}
			/>
			<FieldError id={id} error={error} />
		</div>
	);
}
