import { type ComponentProps, useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { FieldHint, FieldLabel } from './FieldLabel.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
	/** What a good value is like; announced with the field. */
	hint?: string;
	/** The id of a text that stands elsewhere and says so, of several fields. */
	saidBy?: string;
	/** Characters that it needs: said as a hint once the value is refused, whose message may not say so. */
	least?: number;
	/** Says beside the label that it may be left out, among fields that are needed. */
	isOptional?: boolean;
};

/** A labelled text input whose error is tied to it. */
export function TextField({ label, error, least, isOptional = false, ...props }: Props) {
	const { hint: always, saidBy, ...input } = props;
	const id = useId();
	const length = error && least ? `At least ${least} characters` : undefined;
	const hint = [always, length].filter((part) => part !== undefined).join('. ') || undefined;
	return (
		<div className="field">
			<FieldLabel id={id} label={label} isOptional={isOptional} />
			<input
				{...input}
				id={id}
				className="input"
				aria-invalid={error ? true : undefined}
				aria-describedby={
					[saidBy, describedBy(id, { error, hint: hint !== undefined })]
						.filter(Boolean)
						.join(' ') || undefined
				}
			/>
			<FieldHint id={id} hint={hint} />
			<FieldError id={id} error={error} />
		</div>
	);
}
