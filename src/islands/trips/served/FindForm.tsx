import { findTrip } from '#src/contract/trips/find.ts';
import { type FormProblem, problemAt } from '#src/domain/trips/form-problem.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { wrongField } from './wrong-field.ts';

type Props = {
	/** What the field begins with; '' where nothing is known. */
	reference: string;
	problem: FormProblem | null;
};

/** Finds a booking by its reference and address, by the browser alone. */
export function FindForm({ reference, problem }: Props) {
	const { typed = {} } = problem ?? {};
	return (
		<form method="post" action={findTrip.path} className="grid gap-5">
			{problem && problem.issues.length === 0 && <Notice tone="error">{problem.message}</Notice>}
			<TextField
				label="Booking reference"
				name="reference"
				defaultValue={typed['reference'] ?? reference}
				error={problemAt(problem, 'reference') ?? undefined}
				hint={`In every letter about the trip: ${site.referencePrefix} and seven letters or digits. Spaces, small letters and O for 0 are fine.`}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				required
				{...wrongField(problem, 'reference')}
			/>
			<TextField
				label="Email"
				name="email"
				type="email"
				defaultValue={typed['email'] ?? ''}
				error={problemAt(problem, 'email') ?? undefined}
				hint="The address that the trip was booked with."
				autoComplete="email"
				required
				{...wrongField(problem, 'email')}
			/>
			<button type="submit" className="button button-primary justify-self-start">
				Find my booking
			</button>
		</form>
	);
}
