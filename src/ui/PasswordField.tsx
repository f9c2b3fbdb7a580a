import { type ComponentProps, useId, useState } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
	/** What a good value is like; announced with the field. */
	hint?: string;
};

/** A labelled password input that can show what is typed. Pasting is welcome: password managers do it. */
export function PasswordField({ label, error, hint, ...input }: Props) {
	const id = useId();
	const [isShown, setShown] = useState(false);
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<div className="relative">
				<input
					{...input}
					id={id}
					type={isShown ? 'text' : 'password'}
					className="input pr-18"
					autoCapitalize="none"
					spellCheck={false}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
				/>
				<button
					className="absolute inset-y-0 right-0 min-w-16 cursor-pointer rounded-md px-3 text-sm font-semibold text-ink-soft hover:text-accent-deep noscript:hidden"
					type="button"
					aria-controls={id}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? 'Hide' : 'Show'} <span className="visually-hidden">{label.toLowerCase()}</span>
				</button>
			</div>
			{hint !== undefined && (
				<p className="hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<FieldError id={id} error={error} />
		</div>
	);
}
