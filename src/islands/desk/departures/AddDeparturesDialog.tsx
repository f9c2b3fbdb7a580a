import { useEffect, useRef, useState } from 'react';

import { type NewDepartures, newDepartures } from '#src/contract/desk/departures.ts';
import { departureDefaults, enteredStates } from '#src/domain/tours/departure.ts';
import { noFacts, type TourFacts } from '#src/domain/tours/tour-facts.ts';
import { addSeries } from '#src/stores/desk/departures.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { asNumber } from '../panel/typed-values.ts';
import { groupHint, SeatFields } from './SeatFields.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { SeriesPreview } from './SeriesPreview.tsx';
import { useSeries } from './use-series.ts';

type Props = {
	tours: readonly { value: string; label: string; price: number; facts: TourFacts }[];
	/** The tour that the list is narrowed to; '' where it is not. */
	chosen: string;
	onClosed: () => void;
};

/** The form that adds one departure of a tour, or a series of them. */
export function AddDeparturesDialog({ tours, chosen, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const tourOf = (id: string) => tours.find(({ value }) => value === id);
	const defaultsOf = (id: string) => departureDefaults(tourOf(id)?.facts ?? noFacts);
	const { form, field, error, onSubmit } = useContractForm<NewDepartures>({
		schema: newDepartures,
		defaults: {
			...(chosen !== '' && { tourId: Number(chosen) }),
			dates: [],
			...defaultsOf(chosen),
			price: null,
			state: enteredStates[0],
		},
		send: (fields) => addSeries(fields, () => dialog.current?.close()),
	});
	const [tour, setTour] = useState(chosen);
	const series = useSeries(tour === '' ? null : Number(tour), useToday());
	const { days } = series;
	useEffect(() => {
		form.setValue('dates', days.fresh);
		// What was wrong with them is not, or is found again.
		form.clearErrors('dates');
	}, [form, days]);
	const { dirtyFields, isDirty, isSubmitting } = form.formState;
	// What somebody has entered is theirs.
	function takeDefaults(id: string): void {
		const { capacity, guaranteedFrom } = defaultsOf(id);
		if (!dirtyFields.capacity) form.resetField('capacity', { defaultValue: capacity });
		if (!dirtyFields.guaranteedFrom) {
			form.resetField('guaranteedFrom', { defaultValue: guaranteedFrom });
		}
	}
	const { name, ref, onBlur, onChange } = field('tourId', 'Tour', asNumber);
	return (
		<FormDialog
			ref={dialog}
			title="Add departures"
			button="Add departures"
			isChanged={isDirty || series.isChanged}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<div className="field">
				<label className="label" htmlFor="departure-tour">
					Tour
				</label>
				<select
					id="departure-tour"
					className="input w-full"
					{...{ name, ref }}
					onBlur={(event) => void onBlur(event)}
					onChange={(event) => {
						setTour(event.target.value);
						takeDefaults(event.target.value);
						void onChange(event);
					}}
					aria-invalid={error('tourId') ? true : undefined}
					aria-describedby={describedBy('departure-tour', { error: error('tourId') })}
				>
					<option value="">Choose a tour</option>
					{tours.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
				<FieldError id="departure-tour" error={error('tourId')} />
			</div>
			<SeriesFields series={series} error={error('dates')} />
			<SeriesPreview days={days} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SeatFields
					field={field}
					seatsHint={`Of each departure.${groupHint(tourOf(tour)?.facts.groupSize?.most ?? null)}`}
					tourPrice={tourOf(tour)?.price ?? null}
				/>
			</div>
		</FormDialog>
	);
}
