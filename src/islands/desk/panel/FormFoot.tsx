import type { RefObject } from 'react';

type Props = {
	/** A button that sends it for another end; Enter does not press it. */
	other?: { title: string; press: (form: HTMLFormElement | null) => void } | undefined;
	/** The button that leaves the form as it is. */
	leave: string;
	onLeave: () => void;
	/** The button that sends the form, and what it says meanwhile. */
	send: string;
	sending: string;
	isSending: boolean;
	/** Whether there is something to send: what it is decided on may have to be loaded first. */
	isReady?: boolean;
	submit: RefObject<HTMLButtonElement | null>;
};

/** The buttons of a form in a dialog. */
export function FormFoot(props: Props) {
	const { leave, onLeave, other, send, sending, isSending, isReady = true, submit } = props;
	return (
		<footer className="panel-dialog-foot">
			<button type="button" className="button button-secondary" onClick={onLeave}>
				{leave}
			</button>
			{other && (
				<button
					type="button"
					className="button button-secondary"
					disabled={isSending}
					onClick={({ currentTarget }) => other.press(currentTarget.form)}
				>
					{other.title}
				</button>
			)}
			<button
				ref={submit}
				type="submit"
				className="button button-primary sm:min-w-40"
				disabled={isSending || !isReady}
			>
				{isSending ? sending : send}
			</button>
		</footer>
	);
}
