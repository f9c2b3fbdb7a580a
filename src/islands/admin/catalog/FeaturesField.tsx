import { useController } from 'react-hook-form';

import { mostFeatures, type TourFields } from '#src/contract/admin/catalog.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { ListEditor } from '#src/ui/ListEditor.tsx';

import type { FormControl, FormErrors } from './use-catalog-form.ts';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/** What a tour includes, line by line. */
export function FeaturesField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'features' });
	return (
		<ListEditor
			label="Features"
			word="feature"
			hint="What the tour includes. Enter goes on to the next one."
			items={field.value ?? []}
			blank=""
			most={mostFeatures}
			error={error('features')}
			onChange={field.onChange}
		>
			{({ item, index, change, onKeyDown }) => {
				const id = `feature-${index}`;
				const wrong = error(`features.${index}`);
				return (
					<div className="field grow">
						<textarea
							id={id}
							rows={1}
							className="input list-editor-line"
							aria-label={`Feature ${index + 1}`}
							aria-invalid={wrong ? true : undefined}
							aria-describedby={describedBy(id, { error: wrong })}
							autoComplete="off"
							value={item}
							onChange={({ target }) => change(target.value)}
							onKeyDown={onKeyDown}
						/>
						<FieldError id={id} error={wrong} />
					</div>
				);
			}}
		</ListEditor>
	);
}
