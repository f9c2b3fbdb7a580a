import { type ComponentType, useId } from 'react';

import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { ListEditor } from '#src/ui/ListEditor.tsx';

type Props = {
	/** 'Included' */
	label: string;
	/** One of them, in running text: 'included item'. */
	word: string;
	hint?: string;
	/** How many there can be. */
	most: number;
	lines: readonly string[];
	onChange: (lines: string[]) => void;
	/** What is wrong with all of them, or with one, by its place from 0. */
	error: (index?: number) => string | undefined;
	/** What stands before a line. */
	Lead?: ComponentType<{ line: string }>;
};

/** A list that is written line by line. */
export function LinesField(props: Props) {
	const { label, word, hint, most, lines, onChange, error, Lead } = props;
	const list = useId();
	return (
		<ListEditor
			{...{ label, word, most, onChange }}
			{...(hint !== undefined && { hint })}
			items={lines}
			blank=""
			error={error()}
		>
			{({ item, index, change, onKeyDown }) => {
				const id = `${list}-${index}`;
				const wrong = error(index);
				const text = (
					<div className="field grow">
						<textarea
							id={id}
							rows={1}
							className="input list-editor-line"
							aria-label={`${word.charAt(0).toUpperCase()}${word.slice(1)} ${index + 1}`}
							aria-invalid={wrong ? true : undefined}
							aria-describedby={describedBy(id, { error: wrong })}
							autoComplete="off"
							value={item}
							onChange={({ target }) => change(target.value)}
							onKeyDown={onKeyDown}
						/>
						<FieldError id={id} error={wrong} />
					</div>
				);
				if (!Lead) return text;
				return (
					<div className="flex grow items-start gap-3">
						<Lead line={item} />
						{text}
					</div>
				);
			}}
		</ListEditor>
	);
}
