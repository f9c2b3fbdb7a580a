import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { mutedText } from '#src/domain/requests/suppression.ts';
import { mute, mutedAddressesQuery, unmute } from '#src/stores/desk/suppressions.ts';

import { useMay } from './use-may.ts';

type Props = { email: string };

/** A customer's address: whether letters go there, and the way to change that. */
export function EmailAddress({ email }: Props) {
	const { data } = useQuery(mutedAddressesQuery);
	const mayMute = useMay('muting');
	const muted = data?.find(({ address }) => address === email.toLowerCase());
	return (
		<div className="grid justify-items-start gap-1.5">
			<span className="wrap-anywhere">{email}</span>
			{muted && <p className="notice text-sm">{mutedText(muted.reason)}</p>}
			{data && mayMute && (
				<ChangeButton change={() => (muted ? unmute(muted) : mute(email))}>
					{muted ? 'Send letters again' : 'Send no letters'}
					<span className="visually-hidden"> to {email}</span>
				</ChangeButton>
			)}
		</div>
	);
}

function ChangeButton({ change, children }: { change: () => Promise<void>; children: ReactNode }) {
	const [isBusy, setBusy] = useState(false);
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		await change();
		setBusy(false);
	};
	return (
		<button
			type="button"
			className="row-button"
			data-print="no"
			aria-disabled={isBusy}
			onClick={() => void press()}
		>
			{children}
		</button>
	);
}
