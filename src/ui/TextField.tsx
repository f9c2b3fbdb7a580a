import { type ComponentProps, useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
};

/** A labelled text input whose error is tied to it. */
export function TextField({ label, error, ...input }: Props) {
	const id = useId();
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				className="input"
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error })}
			/>
			<FieldError id={id} error={error} />
		</div>
	);
}
