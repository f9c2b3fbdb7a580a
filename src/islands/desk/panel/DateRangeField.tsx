import { useState } from 'react';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

type Range = { from: string; to: string };

type Props = {
	/** What happened on these days: 'Departure'. */
	label: string;
	/** As the address calls its first and its last day. */
	names: Range;
	/** What is chosen: '' or undefined for no limit. */
	choices: Readonly<Record<string, string>>;
};

/** Narrows the list of a tab to the rows of some days. The first is never after the last: that one comes along. */
export function DateRangeField({ label, names, choices }: Props) {
	const from = choices[names.from] ?? '';
	const to = choices[names.to] ?? '';
	const choose = (range: Range) =>
		changeView(
			{ [names.from]: range.from, [names.to]: range.to },
			from === '' && to === '' ? 'push' : 'replace',
		);
	return (
		<fieldset className="panel-dates">
			<legend className="label">{label}</legend>
			<Day
				label={`${label} from`}
				value={from}
				onChoose={(day) => choose({ from: day, to: to !== '' && to < day ? day : to })}
			/>
			<span aria-hidden="true">to</span>
			<Day
				label={`${label} to`}
				value={to}
				onChoose={(day) => choose({ from: day !== '' && day < from ? day : from, to: day })}
			/>
		</fieldset>
	);
}

type DayProps = { label: string; value: string; onChoose: (day: string) => void };

// A date that is being typed is none yet, or one of the first centuries: the list waits for it.
function Day({ label, value, onChoose }: DayProps) {
	const [typed, setTyped] = useState(value);
	const [known, setKnown] = useState(value);
	// Chosen by other means: Back, or a button that shows everything.
	if (known !== value) {
		setKnown(value);
		setTyped(value);
	}
	return (
		<input
			type="date"
			className="input"
			aria-label={label}
			value={typed}
			data-empty={typed === '' || undefined}
			onChange={({ target }) => {
				setTyped(target.value);
				if (target.value === '' || isCalendarDate(target.value)) onChoose(target.value);
			}}
		/>
	);
}
