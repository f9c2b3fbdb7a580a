import type { FormProblem } from '#src/domain/trips/form-problem.ts';

import { FindForm } from './FindForm.tsx';
import { FindHelp } from './FindHelp.tsx';

/** The page on which a booking is found by its reference and email address. */
export function FindBooking({ problem }: { problem: FormProblem | null }) {
	return (
		<>
			<header className="grid gap-3">
				<h1>Find my booking</h1>
				<p className="max-w-prose text-lg text-ink-soft">
					See where your trip stands and when it is. The rest, from documents to changes, opens by
					the link in our letters: we send it to you again.
				</p>
			</header>
			<div className="find-columns">
				<div className="card p-5 sm:p-8">
					<FindForm reference="" problem={problem} />
				</div>
				<FindHelp />
			</div>
		</>
	);
}
