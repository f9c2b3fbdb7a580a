import { paths } from '#src/paths.ts';
import { enter } from '#src/stores/admin/access.ts';

import { PasswordForm } from './PasswordForm.tsx';

/** What opens the panel: the password, or an account of one's own. */
export function SignInForm() {
	return (
		<>
			<PasswordForm button="Sign In" send={enter} />
			<p className="hint">
				An administrator with an account of your own?{' '}
				<a className="link" href={paths.signIn}>
					Sign in with your e-mail address
				</a>
				, then come back.
			</p>
		</>
	);
}
