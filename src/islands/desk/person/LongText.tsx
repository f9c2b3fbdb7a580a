import { useState } from 'react';

/** Characters that are read at a glance; a text that is little longer is shown whole. */
const glance = 280;
const tolerance = 80;

/** What somebody wrote: its beginning where it is long, and the rest on a press. */
export function LongText({ text }: { text: string }) {
	const [isWhole, setWhole] = useState(text.length <= glance + tolerance);
	return (
		<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
			{isWhole ? text : `${text.slice(0, glance).trimEnd()}… `}
			{!isWhole && (
				<button type="button" className="link" onClick={() => setWhole(true)}>
					Show all
				</button>
			)}
		</p>
	);
}
