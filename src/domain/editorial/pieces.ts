/** What the texts of `content/` may use beside Markdown; `src/components/editor` draws each. */
export const editorPieces = [
	'SiteName',
	'Phone',
	'Email',
	'PostalAddress',
	'OpeningHours',
	'Fact',
	'TourRefunds',
	'Retention',
	'Note',
] as const;
export type EditorPiece = (typeof editorPieces)[number];
