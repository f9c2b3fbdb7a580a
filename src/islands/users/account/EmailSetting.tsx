import { type EmailForm, emailForm } from '#src/contract/users/account-page.ts';
import { verificationLinkLasts } from '#src/domain/users/user.ts';
import { saveEmail } from '#src/stores/users/account-page.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { AccountForm } from '../AccountForm.tsx';

type Props = {
	email: string;
	/** One whose link has not been followed yet. */
	newEmail: string | null;
};

/** Another address, which counts once the link in a letter to it was followed. */
export function EmailSetting({ email, newEmail }: Props) {
	const { field, onSubmit } = useContractForm<EmailForm>({
		schema: emailForm,
		defaults: { email: '', password: '' },
		send: saveEmail,
	});
	return (
		<>
			<p>
				You sign in with <strong className="wrap-anywhere">{email}</strong>, and the trips that were
				booked with it are yours. With another address they stay where they are: each opens by the
				link in its letter.
			</p>
			{newEmail !== null && (
				<Notice tone="info">
					A link is on its way to <strong className="wrap-anywhere">{newEmail}</strong>. Once you
					follow it, within {verificationLinkLasts.text}, that is your address. Until then nothing
					changes.
				</Notice>
			)}
			<AccountForm button="Change email" pending="Sending the link" onSubmit={onSubmit}>
				<TextField {...field('email', 'New email')} type="email" autoComplete="email" />
				<PasswordField {...field('password', 'Your password')} autoComplete="current-password" />
			</AccountForm>
		</>
	);
}
