import { type ReactNode, useId } from 'react';

/** A part of what the dialog of a booking tells. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	const heading = useId();
	return (
		<section aria-labelledby={heading} className="grid gap-3 border-t border-line pt-5">
			<h3 id={heading} className="text-xl wrap-anywhere">
				{title}
			</h3>
			{children}
		</section>
	);
}
