import { sendTripLinks } from '#src/contract/trips/find.ts';
import { type FormProblem, problemAt } from '#src/domain/trips/form-problem.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { wrongField } from './wrong-field.ts';

/** The page that sends the links of somebody's trips to their address, by the browser alone. */
export function TripLinks({ problem }: { problem: FormProblem | null }) {
	return (
		<>
			<header className="grid gap-3">
				<h1>Links to your trips</h1>
				<p className="max-w-prose text-lg text-ink-soft">
					We write to your address with a link to each trip that was booked with it. You need no
					reference.
				</p>
			</header>
			<div className="card max-w-2xl p-5 sm:p-8">
				<form method="post" action={sendTripLinks.path} className="grid gap-5">
					{problem && problem.issues.length === 0 && (
						<Notice tone="error">{problem.message}</Notice>
					)}
					<TextField
						label="Email"
						name="email"
						type="email"
						defaultValue={problem?.typed['email'] ?? ''}
						error={problemAt(problem, 'email') ?? undefined}
						autoComplete="email"
						required
						{...wrongField(problem, 'email')}
					/>
					<button type="submit" className="button button-primary justify-self-start">
						Send the links
					</button>
				</form>
			</div>
			<p>
				<a className="link" href={paths.findBooking}>
					Find one booking by its reference
				</a>
			</p>
		</>
	);
}
