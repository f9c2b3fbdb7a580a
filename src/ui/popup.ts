/** The look of what opens under a field; the field's wrapper is positioned. */
export const popup =
	'absolute top-full z-30 mt-1 rounded-md border border-line-strong bg-surface text-ink shadow-lift';
