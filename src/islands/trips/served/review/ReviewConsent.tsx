import { type FormProblem, problemAt } from '#src/domain/trips/form-problem.ts';
import { paths } from '#src/paths.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';

const id = 'review-consent';

/** Asks whether what was written may be published. */
export function ReviewConsent({ problem }: { problem: FormProblem | null }) {
	const error = problemAt(problem, 'consent') ?? undefined;
	return (
		<div className="field">
			<div className="flex items-start gap-3">
				<input
					id={id}
					type="checkbox"
					className="checkbox"
					name="consent"
					value="yes"
					required
					defaultChecked={problem?.typed['consent'] === 'yes'}
					aria-invalid={error !== undefined}
					aria-describedby={describedBy(id, { error, hint: true })}
				/>
				<div className="grid gap-0.5">
					<label className="font-semibold" htmlFor={id}>
						You may publish this
					</label>
					<p className="hint" id={`${id}-hint`}>
						Everybody can read it then. You can take it back here at any time; our{' '}
						<a className="link" href={paths.privacy}>
							privacy policy
						</a>{' '}
						says more.
					</p>
				</div>
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
