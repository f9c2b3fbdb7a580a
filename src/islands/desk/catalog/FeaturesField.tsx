import { useController } from 'react-hook-form';

import { mostFeatures, type TourFields } from '#src/contract/desk/tours.ts';

import { LinesField } from './tour/LinesField.tsx';
import type { FormControl, FormErrors } from './use-catalog-form.ts';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/** What a tour is praised for, line by line. */
export function FeaturesField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'features' });
	return (
		<LinesField
			label="Features"
			word="feature"
			hint="What the tour includes. Enter goes on to the next one."
			most={mostFeatures}
			lines={field.value ?? []}
			onChange={field.onChange}
			error={(index) => error(index === undefined ? 'features' : `features.${index}`)}
		/>
	);
}
