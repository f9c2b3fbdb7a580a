import type { SessionUser } from '#src/contract/users/account.ts';
import { displayName } from '#src/domain/users/user.ts';

import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The door, closed: to nobody, or to a visitor who is told so. */
export function SignIn({ visitor }: { visitor: SessionUser | null }) {
	return (
		<Door>
			{visitor && (
				<p className="notice wrap-anywhere">
					You are signed in as {displayName(visitor)}. This account is not an administrator’s.
				</p>
			)}
			<SignInForm />
		</Door>
	);
}
