import { paths } from '#src/paths.ts';

/** How trips open where an account does not show them. */
export function EachByItsLetter() {
	return (
		<p className="hint">
			Without it, each trip opens by the link in its letter, which{' '}
			<a className="link" href={paths.findBooking}>
				Find my booking
			</a>{' '}
			sends again.
		</p>
	);
}
