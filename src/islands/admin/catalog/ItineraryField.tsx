import { useController } from 'react-hook-form';

import { mostDays, type TourFields } from '#src/contract/admin/catalog.ts';
import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { noDayFacts } from '#src/domain/tours/tour-facts.ts';
import { ListEditor } from '#src/ui/ListEditor.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { FormControl, FormErrors } from './use-catalog-form.ts';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

const blank: ItineraryDay = { title: '', text: '', ...noDayFacts };

/** A tour day by day. */
export function ItineraryField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'itinerary' });
	return (
		<ListEditor
			label="Itinerary"
			word="day"
			items={field.value ?? []}
			blank={blank}
			most={mostDays}
			isFramed
			error={error('itinerary')}
			onChange={field.onChange}
		>
			{({ item, index, change }) => (
				<div className="grid grow gap-3">
					<TextField
						label={`Day ${index + 1} title`}
						error={error(`itinerary.${index}.title`)}
						placeholder={`Day ${index + 1}: Arrival`}
						autoComplete="off"
						required
						value={item.title}
						onChange={({ target }) => change({ ...item, title: target.value })}
					/>
					<TextArea
						label={`Day ${index + 1} text`}
						error={error(`itinerary.${index}.text`)}
						rows={2}
						required
						value={item.text}
						onChange={({ target }) => change({ ...item, text: target.value })}
					/>
				</div>
			)}
		</ListEditor>
	);
}
