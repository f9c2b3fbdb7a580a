import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';

/**
 * While it is found out who is signed in. The form takes its place but cannot be seen: should it be needed, nothing
 * moves.
 */
export function Waiting() {
	return (
		<Door>
			<p className="notice hidden noscript:block">
				The back office needs JavaScript. Please allow it in your browser’s settings, then load this
				page again.
			</p>
			<div className="door-waiting noscript:hidden">
				<p role="status">One moment, please…</p>
				<div className="door-form" aria-hidden="true" inert>
					<SignInForm />
				</div>
			</div>
		</Door>
	);
}
