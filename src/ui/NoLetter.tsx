import { noLetterReason } from '#src/domain/requests/suppression.ts';

/** Says that no letter confirms what was sent, where otherwise stands that one does. */
export function NoLetter({ to }: { to: string }) {
	return (
		<>
			No confirmation goes to <strong>{to}</strong>: {noLetterReason}
		</>
	);
}
