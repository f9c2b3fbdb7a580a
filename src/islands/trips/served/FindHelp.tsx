import type { ReactNode } from 'react';

import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** What else leads to a booking. */
export function FindHelp({ children }: { children?: ReactNode }) {
	return (
		<aside className="grid content-start gap-3" aria-labelledby="find-help">
			<h2 id="find-help" className="text-xl">
				Other ways to it
			</h2>
			<ul className="find-help">
				<li>
					No reference at hand?{' '}
					<a className="link" href={paths.tripLinks}>
						Have the links of your trips sent
					</a>{' '}
					to your address.
				</li>
				{children}
				<li>
					Or call us:{' '}
					<a className="link price font-semibold" href={telephoneLink(site.phone)}>
						{site.phone}
					</a>
					. The desk finds a trip by its reference or your name.
				</li>
			</ul>
		</aside>
	);
}
