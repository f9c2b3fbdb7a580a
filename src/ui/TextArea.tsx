import { type ComponentProps, useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { FieldLabel } from './FieldLabel.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
	/** Says beside the label that it may be left out, among fields that are needed. */
	isOptional?: boolean;
};

/** A labelled text of several lines, whose error is tied to it. */
export function TextArea({ label, error, isOptional = false, ...textarea }: Props) {
	const id = useId();
	return (
		<div className="field">
			<FieldLabel id={id} label={label} isOptional={isOptional} />
			<textarea
				{...textarea}
				id={id}
				className="input"
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error })}
			/>
			<FieldError id={id} error={error} />
		</div>
	);
}
