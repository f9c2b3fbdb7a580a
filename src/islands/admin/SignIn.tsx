import type { SessionUser } from '#src/contract/users.ts';
import { displayName } from '#src/domain/user.ts';
import { paths } from '#src/paths.ts';
import { enter } from '#src/stores/admin/access.ts';

import { Door } from './Door.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The form that opens the panel. */
export function SignIn({ visitor }: { visitor: SessionUser | null }) {
	return (
		<Door>
			{visitor && (
				<p className="notice wrap-anywhere">
					You are signed in as {displayName(visitor)}, who is no administrator.
				</p>
			)}
			<PasswordForm button="Sign In" send={enter} />
			<p className="hint">
				An administrator with an account of your own?{' '}
				<a className="link" href={paths.signIn}>
					Sign in with your e-mail address
				</a>
				, then come back.
			</p>
		</Door>
	);
}
