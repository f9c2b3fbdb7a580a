import { useState } from 'react';

import { type OwnAccount, type TurnOffForm, turnOffForm } from '#src/contract/desk/account.ts';
import { turnOff } from '#src/stores/desk/account.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { CodeField } from '../../users/CodeField.tsx';
import { Moment } from '../panel/Moment.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

type Props = Pick<OwnAccount, 'secondFactor' | 'isSecondFactorRequired'> & {
	/** Called when recovery codes come on screen, and when they have been kept. */
	onCodesShown: (areShown: boolean) => void;
};

/** How the account signs in beside its password, and the ways to turn that on and off. */
export function SecondFactor({ secondFactor, isSecondFactorRequired, onCodesShown }: Props) {
	const [isChanging, setChanging] = useState<'on' | 'off' | null>(null);
	const close = () => setChanging(null);
	return (
		<section aria-labelledby="second-factor" className="grid gap-4">
			<h3 id="second-factor" className="text-xl">
				Second factor
			</h3>
			{isChanging === 'on' ? (
				<SecondFactorSetUp
					done="I have kept them"
					onTurnedOn={() => onCodesShown(true)}
					onDone={() => {
						onCodesShown(false);
						close();
					}}
				/>
			) : secondFactor ? (
				<p>
					On since <Moment at={secondFactor.since} />: signing in takes a code beside the password.{' '}
					{recoveryWords(secondFactor.recoveryCodesLeft)}
				</p>
			) : (
				<p>
					Off: your password alone signs in. With a second factor it takes a code of your phone,
					too. A password that others got to know opens nothing then.
				</p>
			)}
			{isChanging === 'off' && secondFactor && (
				<TurnOff isSecondFactorRequired={isSecondFactorRequired} onClosed={close} />
			)}
			{isChanging === null && (
				<button
					type="button"
					className="button button-secondary justify-self-start"
					onClick={() => setChanging(secondFactor ? 'off' : 'on')}
				>
					{secondFactor ? 'Turn off' : 'Set up'}
				</button>
			)}
		</section>
	);
}

function recoveryWords(left: number): string {
	if (left === 0) return 'No recovery code is left: turn it off and on again for new ones.';
	return `${left} ${left === 1 ? 'recovery code is' : 'recovery codes are'} left.`;
}

type TurnOffProps = Pick<OwnAccount, 'isSecondFactorRequired'> & { onClosed: () => void };

function TurnOff({ isSecondFactorRequired, onClosed }: TurnOffProps) {
	const { field, onSubmit, form } = useContractForm<TurnOffForm>({
		schema: turnOffForm,
		async send(values) {
			const sent = await turnOff(values);
			if ('errors' in sent) return sent.errors;
			onClosed();
			return {};
		},
	});
	const { isSubmitting } = form.formState;
	return (
		<form className="grid gap-5" noValidate aria-busy={isSubmitting} onSubmit={onSubmit}>
			{isSecondFactorRequired && (
				<p className="notice">
					This back office asks for a second factor: set up a new one afterwards, on another phone
					for example. Nothing else opens before that.
				</p>
			)}
			<PasswordField {...field('password', 'Password')} autoComplete="current-password" />
			<CodeField {...field('code', 'Code')} />
			<div className="flex flex-wrap gap-3">
				<button type="button" className="button button-secondary" onClick={onClosed}>
					Keep it on
				</button>
				<button type="submit" className="button button-primary" aria-disabled={isSubmitting}>
					{isSubmitting ? 'Turning off…' : 'Turn it off'}
				</button>
			</div>
		</form>
	);
}
