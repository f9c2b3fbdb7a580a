import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** What is said where a browser does not keep what was chosen of a tour. @param again what to do then */
export function NotKept({ again }: { again: string }) {
	return (
		<Notice tone="error">
			<p>
				Your browser does not let this site keep your choice on the way to the checkout. Allow it to
				store site data and {again}, or call us on{' '}
				<a className="link whitespace-nowrap" href={telephoneLink(site.phone)}>
					{site.phone}
				</a>
				.
			</p>
		</Notice>
	);
}
