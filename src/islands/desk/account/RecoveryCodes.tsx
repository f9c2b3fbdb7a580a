import { useEffect, useRef } from 'react';

import { formatRecoveryCode } from '#src/domain/users/second-factor.ts';
import { recoveryText, saveRecoveryCodes } from '#src/stores/desk/account.ts';

import { CopyButton } from '../../bookings/CopyButton.tsx';

type Props = { codes: readonly string[]; done: string; onDone: () => void };

/** The recovery codes, shown this once, with the ways to keep them. */
export function RecoveryCodes({ codes, done, onDone }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus is gone.
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="grid gap-5">
			<h3 ref={heading} tabIndex={-1} className="text-xl">
				It is on. Keep these recovery codes
			</h3>
			<p>
				Each opens the back office once in place of a code, should your phone be lost. They are not
				shown again: print them, or keep them where your passwords are.
			</p>
			<ul className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>{formatRecoveryCode(code)}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<CopyButton text={recoveryText(codes)} />
				<button
					type="button"
					className="button button-secondary"
					onClick={() => saveRecoveryCodes(codes)}
				>
					Download
				</button>
				<button type="button" className="button button-primary" onClick={onDone}>
					{done}
				</button>
			</div>
		</div>
	);
}
