import { type ComponentProps, useId } from 'react';

import { describedBy, FieldError } from './FieldError.tsx';
import { FieldHint, FieldLabel } from './FieldLabel.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
	label: string;
	/** What is wrong with the value; announced with the field. */
	error?: string | undefined;
	/** What a good value is like; announced with the field. */
	hint?: string;
	/** Says beside the label that it may be left out, among fields that are needed. */
	isOptional?: boolean;
	/** Stands before what is typed: '$'. */
	before?: string;
	/** Stands after it: '%'. */
	after?: string;
};

/**
 * A labelled number, typed as text: `type="number"` would give nothing at all for '1,299', and change under a mouse
 * wheel. Read it with `readNumber`.
 */
export function NumberField(props: Props) {
	const { label, error, hint, isOptional = false, before, after, ...input } = props;
	const id = useId();
	return (
		<div className="field">
			<FieldLabel id={id} label={label} isOptional={isOptional} />
			<div className="relative">
				{before !== undefined && <Unit side="left-3.5" unit={before} />}
				<input
					inputMode="decimal"
					autoComplete="off"
					{...input}
					id={id}
					type="text"
					className={`input tabular-nums ${before === undefined ? '' : 'pl-8'} ${after === undefined ? '' : 'pr-9'}`}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint: hint !== undefined })}
				/>
				{after !== undefined && <Unit side="right-3.5" unit={after} />}
			</div>
			<FieldHint id={id} hint={hint} />
			<FieldError id={id} error={error} />
		</div>
	);
}

function Unit({ side, unit }: { side: string; unit: string }) {
	return (
		<span
			aria-hidden="true"
			className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft ${side}`}
		>
			{unit}
		</span>
	);
}
