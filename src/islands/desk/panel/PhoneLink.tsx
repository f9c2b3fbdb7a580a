import { telephoneLink } from '#src/domain/text/telephone-link.ts';

/** A number as it was written, to be called. */
export function PhoneLink({ phone }: { phone: string }) {
	return (
		<a className="link" href={telephoneLink(phone)}>
			{phone}
		</a>
	);
}
