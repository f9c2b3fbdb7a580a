import { findMessages } from '#src/contract/trips/find.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** What is said once the links of somebody's trips were asked for, whether there are any or not. */
export function TripLinksSent() {
	return (
		<>
			<h1>Look into your mailbox</h1>
			<p className="max-w-prose text-lg">{findMessages.linksSent}</p>
			<p className="max-w-prose text-ink-soft">
				Nothing after a few minutes? Look among unwanted mail, or try another address that you use.
				Or call us:{' '}
				<a className="link price font-semibold" href={telephoneLink(site.phone)}>
					{site.phone}
				</a>
				.
			</p>
			<p>
				<a className="link" href={paths.findBooking}>
					Back to Find my booking
				</a>
			</p>
		</>
	);
}
