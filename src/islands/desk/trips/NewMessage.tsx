import { messagesHeading } from './messages-heading.ts';

type Props = {
	/** Who wrote. */
	traveller: string;
};

/** Leads whoever opens a booking, whose traveller has written, past its facts to what they wrote. */
export function NewMessage({ traveller }: Props) {
	const show = () => {
		const heading = document.getElementById(messagesHeading);
		heading?.scrollIntoView({ block: 'start' });
		heading?.focus({ preventScroll: true });
	};
	return (
		<p className="notice desk-new-message" data-print="no">
			<span className="wrap-anywhere">
				<bdi>{traveller}</bdi> has written to us.
			</span>
			<button type="button" className="row-button" onClick={show}>
				Read and answer
			</button>
		</p>
	);
}
