import { type ReactNode, useId } from 'react';

import { describedBy, FieldError } from '#src/ui/FieldError.tsx';

type Props = {
	/** What ties it to the form. */
	registration: object;
	label: string;
	hint?: ReactNode;
	error: string | undefined;
	disabled: boolean;
};

/** Something that whoever books agrees to, or promises. */
export function Agreement({ registration, label, hint, error, disabled }: Props) {
	const id = useId();
	return (
		<div className="field">
			<div className="flex items-start gap-3">
				<input
					{...registration}
					id={id}
					type="checkbox"
					className="checkbox"
					disabled={disabled}
					required
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
				/>
				<div>
					<label htmlFor={id}>{label}</label>
					{hint !== undefined && (
						<p className="hint" id={`${id}-hint`}>
							{hint}
						</p>
					)}
				</div>
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
