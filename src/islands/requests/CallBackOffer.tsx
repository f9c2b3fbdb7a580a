import { useEffect, useRef, useState } from 'react';

import type { CallBackForm as CallBack } from '#src/contract/requests/call-back.ts';

import { CallBackForm } from './CallBackForm.tsx';

type Props = {
	title: string;
	/** What is known already, as after a booking. */
	known?: Partial<CallBack>;
};

/** The form that asks the desk to call, unfolded by whoever wants it: only then are its fields on the page. */
export function CallBackOffer({ title, known }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const [isOpen, setOpen] = useState(false);
	// The browser unfolds it also before React is there.
	useEffect(() => {
		if (details.current?.open) setOpen(true);
	}, []);
	return (
		<details
			ref={details}
			className="noscript:hidden"
			data-print="no"
			onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
		>
			<summary className="link w-fit cursor-pointer py-2 font-semibold">{title}</summary>
			{isOpen && (
				<div className="pt-5">
					<CallBackForm {...(known && { known })} />
				</div>
			)}
		</details>
	);
}
