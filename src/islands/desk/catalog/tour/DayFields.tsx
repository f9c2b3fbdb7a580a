import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { mostItems } from '#src/contract/desk/tour-facts.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';
import { capitalised } from '#src/domain/text/capitalised.ts';
import { meals } from '#src/domain/tours/tour-facts.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { PictureField } from '../pictures/PictureField.tsx';
import { PlacesField } from '../PlacesField.tsx';
import type { FormErrors } from '../use-catalog-form.ts';
import { ChipsField } from './ChipsField.tsx';
import { FactNumberField } from './FactNumberField.tsx';
import { LinesField } from './LinesField.tsx';
import { listError } from './list-error.ts';
import { StayField } from './StayField.tsx';

type Props = {
	day: ItineraryDay;
	/** From 0. */
	index: number;
	change: (day: ItineraryDay) => void;
	error: FormErrors<TourFields>;
};

const mealChoices = meals.map((meal) => ({ value: meal, label: capitalised(meal) }));

/** The fields of one day of a tour. */
export function DayFields({ day, index, change, error }: Props) {
	const name = `Day ${index + 1}`;
	const path = `itinerary.${index}` as const;
	const set = (facts: Partial<ItineraryDay>) => change({ ...day, ...facts });
	return (
		<>
			<TextField
				label={`${name} title`}
				error={error(`${path}.title`)}
				placeholder={`${name}: Arrival`}
				autoComplete="off"
				required
				value={day.title}
				onChange={({ target }) => set({ title: target.value })}
			/>
			<TextArea
				label={`${name} text`}
				error={error(`${path}.text`)}
				rows={3}
				required
				value={day.text}
				onChange={({ target }) => set({ text: target.value })}
			/>
			<PlacesField
				label={`${name} places`}
				hint="In the order in which the day comes through them."
				slugs={day.places}
				onChange={(places) => set({ places })}
				error={listError(error, `${path}.places`, day.places.length)}
			/>
			<ChipsField
				label={`${name} meals`}
				type="checkbox"
				options={mealChoices}
				chosen={day.meals}
				onChange={(chosen) => set({ meals: chosen })}
				error={listError(error, `${path}.meals`, day.meals.length)}
			/>
			<StayField
				day={name}
				name={`${path}.stay`}
				value={day.stay}
				onChange={(stay) => set({ stay })}
				error={error(`${path}.stay.name`)}
			/>
			<div className="grid grid-cols-2 gap-3">
				<FactNumberField
					after="km"
					label={`${name} walked`}
					value={day.walked}
					onChange={(walked) => set({ walked })}
					error={error(`${path}.walked`)}
				/>
				<FactNumberField
					after="km"
					label={`${name} driven`}
					value={day.driven}
					onChange={(driven) => set({ driven })}
					error={error(`${path}.driven`)}
				/>
			</div>
			<LinesField
				label={`${name} highlights`}
				word="highlight"
				most={mostItems}
				lines={day.highlights}
				onChange={(highlights) => set({ highlights })}
				error={(at) => error(at === undefined ? `${path}.highlights` : `${path}.highlights.${at}`)}
			/>
			<PictureField
				label={`${name} picture`}
				fits="day"
				value={day.picture ?? ''}
				onChange={(address) => set({ picture: address || null })}
				error={error(`${path}.picture`)}
			/>
		</>
	);
}
