import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { SignInForm } from '../../users/SignInForm.tsx';
import { Door } from '../panel/Door.tsx';
import { NotLoaded } from '../panel/NotLoaded.tsx';

/**
 * What stands before the panel, in every state: the page holds it as HTML, and `panel-sign-in` shows the part that fits.
 * The form keeps its place while it cannot be seen: should it be needed, nothing moves.
 */
export function Entrance() {
	return (
		<Door>
			<p className="notice hidden noscript:block">
				The back office needs JavaScript. Please allow it in your browser’s settings, then load this
				page again.
			</p>
			<div className="door-waiting noscript:hidden" data-part="form">
				<p role="status">One moment, please…</p>
				<div className="door-form">
					<p className="notice wrap-anywhere" data-notice hidden />
					<PasswordForm />
					<CodeForm />
				</div>
			</div>
			<div className="grid gap-6" data-part="unreachable" hidden>
				<p role="alert" className="notice notice-error">
					The server does not answer. Please check your connection.
				</p>
				<button type="button" className="button button-primary" data-retry>
					Try again
				</button>
			</div>
			<div data-part="failed" hidden>
				<NotLoaded />
			</div>
			<template data-error>
				<FieldError id="door" error="What is wrong" />
			</template>
		</Door>
	);
}

/** What opens the panel: the administrator's password alone, or an account of one's own. */
function PasswordForm() {
	return (
		<div className="door-password">
			<SignInForm asked="password">
				<details className="door-own" data-own>
					<summary>I have an account of my own</summary>
					<TextField
						label="Email"
						name="email"
						type="email"
						autoComplete="username"
						hint="The address that you were invited with. Left empty, the password is the administrator’s."
					/>
				</details>
			</SignInForm>
		</div>
	);
}

/** What follows the password where the account has a second factor. */
function CodeForm() {
	return (
		<div className="door-code">
			<SignInForm
				asked="code"
				aside={
					<button type="button" className="button button-quiet justify-self-center" data-restart>
						Start again
					</button>
				}
			/>
		</div>
	);
}
