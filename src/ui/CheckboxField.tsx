import { type ComponentProps, type ReactNode, useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldLabel.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
	label: string;
	/** What is wrong with the choice; announced with the field. */
	error?: string | undefined;
	/** What choosing it means; announced with the field. */
	hint?: ReactNode;
};

/** A labelled yes or no. */
export function CheckboxField({ label, error, hint, ...input }: Props) {
	const id = useId();
	return (
		<div className="field">
			<div className="flex flex-wrap items-start gap-3">
				<input
					{...input}
					id={id}
					type="checkbox"
					className="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
				/>
				<div className="min-w-0 flex-1">
					<label
						className={`font-semibold ${hint === undefined ? 'block pointer-coarse:min-h-11' : ''}`}
						htmlFor={id}
					>
						{label}
					</label>
					<FieldHint id={id} hint={hint} />
				</div>
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
