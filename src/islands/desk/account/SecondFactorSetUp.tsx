import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { type SetUp, type SetUpForm, setUpForm } from '#src/contract/desk/account.ts';
import { formatSecret } from '#src/domain/users/second-factor.ts';
import { secretQuery, turnOn } from '#src/stores/desk/account.ts';
import { failureReason } from '#src/stores/desk/failure-reason.ts';
import { QrCode } from '#src/ui/QrCode.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { CodeField } from '../../users/CodeField.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Props = {
	/** The button that ends it, once the recovery codes are kept. */
	done: string;
	onDone: () => void;
	/** Called as soon as it is on, and the recovery codes are shown. */
	onTurnedOn?: () => void;
};

/** Leads through the set-up: the secret into an app, a code of it, and the recovery codes, which are shown this once. */
export function SecondFactorSetUp({ done, onDone, onTurnedOn }: Props) {
	const [codes, setCodes] = useState<string[] | null>(null);
	const secret = useQuery(secretQuery);
	if (codes) return <RecoveryCodes codes={codes} done={done} onDone={onDone} />;
	if (secret.isError) {
		return <LoadFailed result={secret}>{failureReason(secret.error)}</LoadFailed>;
	}
	if (!secret.data) return <p role="status">One moment, please…</p>;
	return (
		<FirstCode
			secret={secret.data}
			onTurnedOn={(given) => {
				setCodes(given);
				onTurnedOn?.();
			}}
		/>
	);
}

type FirstCodeProps = { secret: SetUp; onTurnedOn: (recoveryCodes: string[]) => void };

function FirstCode({ secret, onTurnedOn }: FirstCodeProps) {
	const { field, onSubmit, form } = useContractForm<SetUpForm>({
		schema: setUpForm,
		async send(values) {
			const sent = await turnOn(values);
			if ('errors' in sent) return sent.errors;
			onTurnedOn(sent.result);
			return {};
		},
	});
	const { isSubmitting } = form.formState;
	return (
		<form className="grid gap-5" noValidate aria-busy={isSubmitting} onSubmit={onSubmit}>
			<p>
				Open an authenticator app on your phone (your password manager may be one), and let it read
				this picture.
			</p>
			<div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
				<QrCode
					text={secret.address}
					label="What the app reads: the secret that stands beside it"
				/>
				<div className="grid gap-1">
					<p>Or type this secret into it, as a time-based one:</p>
					<p className="secret-text">{formatSecret(secret.secret)}</p>
				</div>
			</div>
			<CodeField {...field('code', 'Code')} hint="The 6 digits that the app shows for it now." />
			<button
				type="submit"
				className="button button-primary justify-self-start"
				aria-disabled={isSubmitting}
			>
				{isSubmitting ? 'Turning on…' : 'Turn on'}
			</button>
		</form>
	);
}
