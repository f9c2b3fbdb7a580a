import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';

import { $lookedUp, lookUp } from '#src/stores/desk/people.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { LookedUpPerson } from './LookedUpPerson.tsx';

/** What is held of a person: to be looked up, handed out and erased. */
export function PersonalDataTab() {
	const lookedUp = useStore($lookedUp);
	const [email, setEmail] = useState('');
	const [error, setError] = useState<string | null>(null);
	const isAsking = lookedUp.state === 'asking';
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isAsking) return;
		const field = event.currentTarget.querySelector('input');
		const wrong = await lookUp(email);
		setError(wrong);
		if (wrong !== null) field?.focus();
	};
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					Personal Data
				</h2>
			</div>
			<div className="grid max-w-2xl gap-6">
				<p className="text-ink-soft">
					For somebody who asks what we hold of them, or wants it deleted. Be sure first that it is
					them: answer to the address itself.
				</p>
				<form
					className="grid justify-items-start gap-3"
					noValidate
					aria-busy={isAsking}
					onSubmit={(event) => void submit(event)}
				>
					<div className="w-full max-w-md">
						<TextField
							label="Email address"
							name="email"
							type="email"
							autoComplete="off"
							spellCheck={false}
							value={email}
							error={error ?? undefined}
							onChange={({ target }) => setEmail(target.value)}
						/>
					</div>
					{/* Not disabled while it works: it would lose the focus. */}
					<button type="submit" className="button button-primary" aria-disabled={isAsking}>
						{isAsking ? 'Looking up…' : 'Look up'}
					</button>
				</form>
				<LookedUpPerson lookedUp={lookedUp} />
			</div>
		</>
	);
}
