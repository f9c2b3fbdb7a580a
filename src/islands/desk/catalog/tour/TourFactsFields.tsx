import { useController } from 'react-hook-form';

import { mostItems } from '#src/contract/desk/tour-facts.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';
import { monthNames } from '#src/domain/tours/fact-words.ts';
import { noFacts, paceWords, type TourFacts } from '#src/domain/tours/tour-facts.ts';
import { TextField } from '#src/ui/TextField.tsx';

import type { FormControl, FormErrors } from '../use-catalog-form.ts';
import { ChipsField } from './ChipsField.tsx';
import { FactNumberField } from './FactNumberField.tsx';
import { FormGroup } from './FormGroup.tsx';
import { LinesField } from './LinesField.tsx';
import { listError } from './list-error.ts';
import { RangeField } from './RangeField.tsx';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };
type Name = keyof TourFacts;
type ListName = 'transport' | 'guideLanguages' | 'included' | 'notIncluded' | 'toBring' | 'papers';
type TextName = {
	[Each in Name]: TourFacts[Each] extends string | null ? Each : never;
}[Name];

const atAGlance: readonly Name[] = [
	'groupSize',
	'ages',
	'pace',
	'start',
	'end',
	'goodMonths',
	'otherMonths',
	'singleSupplement',
	'transport',
	'guideLanguages',
];
const theDay: readonly Name[] = [
	'meetingPoint',
	'meetingTime',
	'endTime',
	'contact',
	'contactPhone',
	'emergencyPhone',
];
const included: readonly Name[] = ['included', 'notIncluded', 'papers', 'toBring'];

const notSaid = 0;
const paces = [
	{ value: notSaid, label: 'Not said' },
	...paceWords.map((label, index) => ({ value: index + 1, label })),
];
const months = monthNames().map((name, index) => ({ value: index + 1, label: name.slice(0, 3) }));

/** What is known of a tour beside its text. All of it may be left out: the tour's page shows no empty heading. */
export function TourFactsFields({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'facts' });
	const facts = field.value ?? noFacts;
	const set = (known: Partial<TourFacts>) => field.onChange({ ...facts, ...known });
	const { errors, submitCount } = form.formState;
	const group = (names: readonly Name[]) => ({
		about: countOf(names, facts),
		isWrong: names.some((name) => errors.facts?.[name]),
		attempts: submitCount,
	});
	const range = (name: 'groupSize' | 'ages') => ({
		value: facts[name],
		errors: {
			whole: error(`facts.${name}`),
			least: error(`facts.${name}.least`),
			most: error(`facts.${name}.most`),
		},
	});
	const text = (
		name: TextName,
		label: string,
		more: { type?: 'time' | 'tel'; hint?: string } = {},
	) => (
		<TextField
			{...more}
			label={label}
			autoComplete="off"
			value={facts[name] ?? ''}
			error={error(`facts.${name}`)}
			onChange={({ target }) => set({ [name]: target.value || null })}
		/>
	);
	const lines = (name: ListName, label: string, word: string) => (
		<LinesField
			{...{ label, word }}
			most={mostItems}
			lines={facts[name]}
			onChange={(changed) => set({ [name]: changed })}
			error={(index) => error(index === undefined ? `facts.${name}` : `facts.${name}.${index}`)}
		/>
	);
	return (
		<>
			<FormGroup heading="At a glance" {...group(atAGlance)}>
				<div className="grid items-start gap-5 sm:grid-cols-2">
					<RangeField
						{...range('groupSize')}
						label="Group size"
						hint="Travelers, as 4 to 12."
						lowest={1}
						onChange={(groupSize) => set({ groupSize })}
					/>
					<RangeField
						{...range('ages')}
						label="Ages"
						hint="In years, as 12 to 75."
						lowest={0}
						onChange={(ages) => set({ ages })}
					/>
				</div>
				<ChipsField
					label="Pace"
					type="radio"
					options={paces}
					chosen={[facts.pace ?? notSaid]}
					onChange={([pace = notSaid]) => set({ pace: pace === notSaid ? null : pace })}
					error={error('facts.pace')}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					{text('start', 'Starts in')}
					{text('end', 'Ends in')}
				</div>
				<ChipsField
					label="Good months"
					type="checkbox"
					isEven
					options={months}
					chosen={facts.goodMonths}
					onChange={(goodMonths) => set({ goodMonths })}
					error={listError(error, 'facts.goodMonths', facts.goodMonths.length)}
				/>
				{text('otherMonths', 'What the other months are like', {
					hint: 'Said of departures outside the good ones: summer heat, 38 °C at noon.',
				})}
				<FactNumberField
					label="A room of one’s own costs"
					hint="On top of the price, which means two in a room; before taxes. Empty: travelers ask us."
					before="$"
					value={facts.singleSupplement}
					error={error('facts.singleSupplement')}
					onChange={(singleSupplement) => set({ singleSupplement })}
				/>
				<div className="grid items-start gap-5 lg:grid-cols-2">
					{lines('transport', 'Transport', 'means of transport')}
					{lines('guideLanguages', 'Guide’s languages', 'language')}
				</div>
			</FormGroup>
			<FormGroup heading="The day itself" {...group(theDay)}>
				{text('meetingPoint', 'Meeting point', {
					hint: 'So that it can be found: The arrivals hall, by the sign with our name.',
				})}
				<div className="grid gap-5 sm:grid-cols-2">
					{text('meetingTime', 'Begins at', { type: 'time', hint: 'By the clocks there.' })}
					{text('endTime', 'Over by', { type: 'time', hint: 'On the last day.' })}
				</div>
				{text('contact', 'Contact there', {
					hint: 'The house that runs it: whoever travels reads it.',
				})}
				<div className="grid gap-5 sm:grid-cols-2">
					{text('contactPhone', 'Phone there', { type: 'tel', hint: 'As +62 361 555 0142.' })}
					{text('emergencyPhone', 'Emergency phone', { type: 'tel', hint: 'Day and night.' })}
				</div>
			</FormGroup>
			<FormGroup heading="Included and to bring" {...group(included)}>
				{lines('included', 'Included', 'included line')}
				{lines('notIncluded', 'Not included', 'not included line')}
				{lines('papers', 'Papers and insurance', 'paper')}
				{lines('toBring', 'What to bring', 'thing to bring')}
			</FormGroup>
		</>
	);
}

/** '3 of 8 filled in' */
function countOf(names: readonly Name[], facts: TourFacts): string {
	const filled = names.filter((name) => {
		const fact = facts[name];
		return Array.isArray(fact) ? fact.length > 0 : fact !== null;
	});
	return filled.length === 0 ? 'Nothing yet' : `${filled.length} of ${names.length} filled in`;
}
