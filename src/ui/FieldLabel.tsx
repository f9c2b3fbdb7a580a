import type { ReactNode } from 'react';

type Props = {
	/** The field's. */
	id: string;
	label: string;
	/** Says beside it that the field may be left out, among fields that are needed. */
	isOptional?: boolean;
};

/** The name of the field `id`. */
export function FieldLabel({ id, label, isOptional = false }: Props) {
	return (
		<div className="flex items-baseline gap-1.5">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			{isOptional && <span className="hint leading-none">(optional)</span>}
		</div>
	);
}

/** What a good value of the field `id` is like; tie it to the field with `describedBy`. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
	return hint === undefined ? null : (
		<p className="hint" id={`${id}-hint`}>
			{hint}
		</p>
	);
}
