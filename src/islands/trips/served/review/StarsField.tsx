import { type FormProblem, problemAt } from '#src/domain/trips/form-problem.ts';
import { FieldError } from '#src/ui/FieldError.tsx';

const id = 'review-stars';
/** What each number of stars says. */
const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const star = 'm12 2 3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';

/** One to five stars to choose from: radio buttons, drawn as stars. */
export function StarsField({ problem }: { problem: FormProblem | null }) {
	const error = problemAt(problem, 'stars') ?? undefined;
	return (
		<fieldset
			className="field"
			data-wrong={error !== undefined}
			aria-describedby={error && `${id}-error`}
		>
			<legend className="label mb-1">Your rating</legend>
			<div className="review-stars">
				{meanings.map((meaning, index) => {
					const stars = index + 1;
					return (
						<label key={stars} className="review-star">
							<input
								type="radio"
								name="stars"
								value={stars}
								required
								defaultChecked={problem?.typed['stars'] === String(stars)}
							/>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d={star} />
							</svg>
							<span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}, </span>
							<span className="review-star-meaning">{meaning}</span>
						</label>
					);
				})}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
