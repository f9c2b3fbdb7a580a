import { linkOfSharedName } from '#src/domain/trips/shared-name.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { FindForm } from './FindForm.tsx';
import { FindHelp } from './FindHelp.tsx';
import { TripSignIn } from './TripSignIn.tsx';

type Props = {
	/** As it stands in the address; '' where that is none. */
	reference: string;
	/** The form that was sent last: the trip should be open after 'find' and 'open'. */
	done: string | null;
};

/** What stands where no trip is open: the same to every stranger, whether there is one or not. */
export function TripClosed({ reference: name, done }: Props) {
	const reference = linkOfSharedName(name) === null ? name : '';
	return (
		<TripSignIn reference={name} opened={null}>
			<header className="grid gap-3">
				{reference !== '' && <p className="eyebrow">Trip {reference}</p>}
				<h1>{done === 'leave' ? 'This trip is closed here' : 'This trip is not open here'}</h1>
				<p className="max-w-prose text-lg text-ink-soft">
					A trip opens by the link in each of our letters about it. With its reference and the email
					address of the booking you see where it stands, and we send that link again. So nobody
					else can see who travels.
				</p>
			</header>
			{(done === 'find' || done === 'open') && (
				<Notice tone="error">
					Your browser did not keep the cookie that opens the trip. Please allow cookies for this
					site, and try again.
				</Notice>
			)}
			<noscript>
				<p className="notice">
					The link of a letter needs JavaScript. Without it, find your booking here.
				</p>
			</noscript>
			<div className="find-columns">
				<section className="card p-5 sm:p-8" aria-labelledby="find">
					<h2 id="find" className="mb-5 text-2xl">
						Find my booking
					</h2>
					<FindForm reference={reference} problem={null} />
				</section>
				<FindHelp>
					<li>
						Signed in?{' '}
						<a className="link" href={paths.account}>
							Your account
						</a>{' '}
						lists the trips of its address, once that is verified.
					</li>
				</FindHelp>
			</div>
		</TripSignIn>
	);
}
