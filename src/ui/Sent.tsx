import { type ReactNode, useEffect, useRef } from 'react';

/** Where a form's confirmation goes, or does not. */
export type SentForm = { to: string; noLetter: true | undefined };

type Props = {
	/** What happens next. */
	children: ReactNode;
	className?: string;
};

/** What stands in a form's place once it is sent, and stays: it takes the focus, and so is read out. */
export function Sent({ children, className = '' }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className={`grid justify-items-start gap-4 ${className}`}>
			<h3 ref={heading} tabIndex={-1} className="text-2xl">
				<span aria-hidden="true" className="mr-2 text-calm-deep">
					✓
				</span>
				Sent
			</h3>
			{children}
		</div>
	);
}
