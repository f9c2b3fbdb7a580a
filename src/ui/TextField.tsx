import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
	hint?: string;
};

/** A labelled text input whose hint and error are tied to it. */
export function TextField({ label, error, hint, ...input }: Props) {
	const id = useId();
	const descriptions = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
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
				aria-describedby={descriptions.join(' ') || undefined}
			/>
			{hint && (
				<p className="hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className="field-error" id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}
