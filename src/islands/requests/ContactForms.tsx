import { paths } from '#src/paths.ts';

import { CallBackOffer } from './CallBackOffer.tsx';
import { InquiryForm } from './InquiryForm.tsx';

/** The forms of the contact page: to write to us, and below it to be called. */
export function ContactForms() {
	return (
		<div className="grid gap-8">
			<InquiryForm />
			<section className="border-t border-line pt-6" aria-labelledby="call-back">
				<h3 id="call-back" className="text-2xl">
					Or let us call you
				</h3>
				<p className="mt-2 mb-2 max-w-prose text-ink-soft">
					Choose one of the next hours in which our desk is open, and somebody calls you in it.
				</p>
				<CallBackOffer title="Choose an hour" />
				<noscript>
					<a className="button button-secondary" href={paths.callBack}>
						Choose an hour
					</a>
				</noscript>
			</section>
		</div>
	);
}
