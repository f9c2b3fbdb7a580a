import { weekdayOf, isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { SeriesStep } from '#src/domain/tours/series.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { SeriesInHand } from './use-series.ts';

const steps: readonly { value: SeriesStep; label: string }[] = [
	{ value: 'once', label: 'One date' },
	{ value: 'week', label: 'Every week' },
	{ value: '2 weeks', label: 'Every 2 weeks' },
	{ value: 'month', label: 'Every month' },
	{ value: 'year', label: 'Every year' },
];

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type Props = {
	series: SeriesInHand;
	/** What is wrong with the days. */
	error: string | undefined;
};

/** One day, or how often a tour leaves, from one day to another. */
export function SeriesFields({ series: { entered, change }, error }: Props) {
	const { every, from, to } = entered;
	const isSeries = every !== 'once';
	return (
		<div className="grid gap-5 sm:grid-cols-3">
			<SelectField
				label="Repeats"
				name="every"
				value={every}
				options={steps}
				onChange={(value) => change({ every: value })}
			/>
			<TextField
				label={isSeries ? 'First date' : 'Departure date'}
				name="first"
				type="date"
				required
				value={from}
				error={error}
				onChange={({ target }) => change({ from: target.value })}
			/>
			{isSeries && (
				<TextField
					label="Last date"
					name="last"
					type="date"
					required
					min={from}
					value={to}
					onChange={({ target }) => change({ to: target.value })}
				/>
			)}
			{(every === 'week' || every === '2 weeks') && <Weekdays series={{ entered, change }} />}
		</div>
	);
}

function Weekdays({ series }: { series: Pick<SeriesInHand, 'entered' | 'change'> }) {
	const { from, weekdays: chosen } = series.entered;
	// Without a choice it is the first date's.
	const shown = chosen.length === 0 && isCalendarDate(from) ? [weekdayOf(from)] : chosen;
	const toggle = (day: number) => {
		const next = shown.includes(day) ? shown.filter((other) => other !== day) : [...shown, day];
		series.change({ weekdays: next });
	};
	return (
		<fieldset className="weekdays sm:col-span-3">
			<legend className="label">Leaves on</legend>
			{weekdays.map((name, index) => (
				<label key={name} className="weekday">
					<input
						type="checkbox"
						className="checkbox"
						checked={shown.includes(index + 1)}
						onChange={() => toggle(index + 1)}
					/>
					{name}
				</label>
			))}
		</fieldset>
	);
}
