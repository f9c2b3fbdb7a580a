import { type ReactNode, useId } from 'react';

import { mostLabelCharacters } from '#src/contract/trips/links.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';

type Props = {
	view: TripView;
	/** Of the endpoint that it is sent to. */
	path: string;
	/** What its field asks, to tell what it makes from others. */
	question: string;
	example: string;
	button: string;
	children?: ReactNode;
};

/** A form that gives a key of the trip on. */
export function KeyForm({ view, path, question, example, button, children }: Props) {
	const { reading, attempt, problem } = view;
	const id = useId();
	const isOurs = problem !== null && path.endsWith(`/${problem.form}`);
	const wrong = isOurs ? problemAt(problem, 'label') : null;
	return (
		<form
			className="grid gap-3"
			method="post"
			action={path.replace(':reference', reading.reference)}
		>
			<input type="hidden" name="attempt" value={attempt} />
			<div className="field">
				<label className="label" htmlFor={id}>
					{question} <span className="hint font-normal">(optional)</span>
				</label>
				<input
					className="input"
					id={id}
					name="label"
					maxLength={mostLabelCharacters}
					placeholder={example}
					autoComplete="off"
					defaultValue={isOurs ? problem.typed['label'] : undefined}
					aria-invalid={wrong === null ? undefined : true}
					aria-describedby={wrong === null ? undefined : `${id}-error`}
				/>
				{wrong !== null && (
					<p className="field-error" id={`${id}-error`}>
						{wrong}
					</p>
				)}
			</div>
			{children}
			<button className="button button-secondary" type="submit">
				{button}
			</button>
		</form>
	);
}
