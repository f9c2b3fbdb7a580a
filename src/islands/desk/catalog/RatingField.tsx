import { useId } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';

import type { TourFields } from '#src/contract/desk/tours.ts';
import { ratingFromStars, tourRatingInput } from '#src/domain/tours/tour.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { FieldHint, FieldLabel } from '#src/ui/FieldLabel.tsx';
import { Stars } from '#src/ui/Stars.tsx';

import type { FormControl } from './use-catalog-form.ts';

type Props = {
	form: FormControl<TourFields>;
	field: UseFormRegisterReturn & { label: string; error: string | undefined };
};

const { least, most, step } = tourRatingInput;

/** A rating in stars, as a number and as visitors will see it. */
export function RatingField({ form, field: { label, error, ...input } }: Props) {
	const id = useId();
	const stars = useWatch({ control: form.control, name: 'rating' });
	const isShown = stars !== undefined && stars >= least && stars <= most;
	return (
		<div className="field">
			<FieldLabel id={id} label={label} />
			<div className="flex items-center gap-3">
				<input
					{...input}
					id={id}
					type="number"
					inputMode="decimal"
					className="input max-w-24"
					min={least}
					max={most}
					step={step}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint: true })}
				/>
				<span aria-hidden="true">
					{isShown && <Stars rating={ratingFromStars(stars)} isTextHidden />}
				</span>
			</div>
			<FieldHint
				id={id}
				hint={`Ours, until the first review: ${least} to ${most} stars, in steps of ${step}.`}
			/>
			<FieldError id={id} error={error} />
		</div>
	);
}
