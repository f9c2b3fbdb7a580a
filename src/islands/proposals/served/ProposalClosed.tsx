import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** What is said where no offer is open: nobody learns whether there is one. */
export function ProposalClosed() {
	return (
		<div className="grid max-w-prose gap-4">
			<h1>This offer is not open here</h1>
			<p className="text-lg text-ink-soft">
				Please open it by the link in our letter: this browser has not followed one yet. If you have
				an account with that address,{' '}
				<a className="link" href={paths.signIn}>
					sign in
				</a>{' '}
				first.
			</p>
			<p>
				You cannot find the letter? Call us:{' '}
				<a className="link" href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>
					{site.phone}
				</a>
				. We send you a new link.
			</p>
		</div>
	);
}
