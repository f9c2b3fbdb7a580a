import { QueryClientProvider } from '@tanstack/react-query';

import type { SessionUser } from '#src/contract/users/account.ts';
import { leavePanel } from '#src/stores/desk/access.ts';
import { openAfterSetUp } from '#src/stores/desk/account.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';

import { ConfirmPassword } from '../panel/ConfirmPassword.tsx';
import { Door } from '../panel/Door.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** Stands before the panel where the site asks for a second factor, and the account has none yet. */
export function RequiredSetUp({ administrator }: { administrator: SessionUser }) {
	return (
		<Door>
			<div className="grid gap-5">
				<h2 className="text-2xl">Set up your second factor</h2>
				<p className="wrap-anywhere text-ink-soft">
					This back office asks for a code beside the password. Nothing else opens to{' '}
					{administrator.email} before it is set up.
				</p>
				<QueryClientProvider client={queryClient}>
					<ConfirmPassword administrator={administrator} />
					<SecondFactorSetUp done="Open the back office" onDone={() => void openAfterSetUp()} />
				</QueryClientProvider>
				<button
					type="button"
					className="button button-quiet justify-self-center"
					onClick={() => void leavePanel()}
				>
					Log out instead
				</button>
			</div>
		</Door>
	);
}
