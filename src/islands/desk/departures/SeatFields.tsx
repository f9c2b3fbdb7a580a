import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import type { DepartureFields } from '#src/contract/desk/departures.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { enteredStates } from '#src/domain/tours/departure.ts';
import { NumberField } from '#src/ui/NumberField.tsx';

import { asNumber, asNumberOrNull } from '../panel/typed-values.ts';
import { useMay } from '../panel/use-may.ts';
import { stateLabel } from './DepartureState.tsx';

type Props = {
	/** The properties of a field of the form. */
	field: (
		name: Exclude<keyof DepartureFields, 'date' | 'version'>,
		label: string,
		options?: typeof asNumber,
	) => UseFormRegisterReturn & { label: string; error: string | undefined; required: boolean };
	/** What is known of the seats. */
	seatsHint: string;
	/** Dollars that are paid where nothing is entered; null while no tour is chosen. */
	tourPrice: number | null;
};

const meanings =
	'On request: it can be booked, and the desk asks the hotels before it confirms. Guaranteed: it leaves whoever cancels, and stays so.';

/** What a tour's group says of the seats: ' Groups are at most 8.'; '' where the tour does not say. */
export function groupHint(largestGroup: number | null): string {
	return largestGroup === null ? '' : ` Groups are at most ${largestGroup}.`;
}

/** What is entered of a departure beside its day. */
export function SeatFields({ field, seatsHint, tourPrice }: Props) {
	const id = useId();
	const mayPrice = useMay('publishing');
	const { name, onChange, onBlur, ref } = field('state', 'State');
	return (
		<>
			<NumberField {...field('capacity', 'Seats', asNumber)} inputMode="numeric" hint={seatsHint} />
			<NumberField
				{...field('price', 'Own price', asNumberOrNull)}
				required={false}
				readOnly={!mayPrice}
				isOptional
				before="$"
				hint={`Per person, before taxes. Without one the tour’s is paid${tourPrice === null ? '' : `: ${formatMoneyInCents(tourPrice)}`}.`}
			/>
			<NumberField
				{...field('guaranteedFrom', 'Guaranteed from', asNumber)}
				inputMode="numeric"
				hint="With so many confirmed travelers it leaves for certain."
			/>
			<div className="field">
				<label className="label" htmlFor={id}>
					State
				</label>
				<select
					id={id}
					className="input w-full"
					aria-describedby={`${id}-hint`}
					{...{ name, ref }}
					onChange={(event) => void onChange(event)}
					onBlur={(event) => void onBlur(event)}
				>
					{enteredStates.map((state) => (
						<option key={state} value={state}>
							{stateLabel(state)}
						</option>
					))}
				</select>
				<p id={`${id}-hint`} className="hint">
					{meanings}
				</p>
			</div>
		</>
	);
}
