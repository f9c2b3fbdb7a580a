/** What one day of the changelog says, for whom: { reader: 'Desk', text: 'offers. …' }. */
export type ReleaseDay = {
	/** 'YYYY-MM-DD' */
	day: string;
	notes: { reader: string; text: string }[];
};

/**
 * The changelog as data, the newest day on top.
 * @param changelog in the form of Keep a Changelog: '### 2026-11-29', then points that begin with their reader, 'Desk: …'
 */
export function releaseDays(changelog: string): ReleaseDay[] {
	return changelog
		.split(/^### /m)
		.slice(1)
		.map((section) => {
			const points = section.split(/^- /m).slice(1);
			const notes = points.flatMap((point) => {
				const [, reader, text] = /^([A-Z][a-z]+): (.+)$/s.exec(withoutNext(point)) ?? [];
				return reader && text ? [{ reader, text: inOneLine(text) }] : [];
			});
			return { day: section.slice(0, 10), notes };
		})
		.filter(({ notes }) => notes.length > 0);
}

/** A point ends where a heading follows. */
function withoutNext(point: string): string {
	return point.replace(/\n\n[\s\S]*$/, '');
}

function inOneLine(text: string): string {
	const line = text.trim().replaceAll(/\s+/g, ' ');
	// What stands in backticks is written as it is.
	return (line[0]?.toUpperCase() + line.slice(1)).replaceAll('`', '');
}
