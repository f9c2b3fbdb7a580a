import { site } from '#src/site.ts';

/** What our desk answers to a review, under it. */
export function ReviewAnswer({ answer }: { answer: string }) {
	return (
		<div className="grid gap-1 border-l-4 border-seaglass pl-4">
			<p className="text-sm font-semibold">{site.name} answers</p>
			<p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">{answer}</p>
		</div>
	);
}
