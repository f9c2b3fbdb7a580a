/** The colours of the brand for what no style sheet reaches: pictures, the browser's frame. The names are those of the style sheet. */
export const brandColours = {
	ink: '#12223d',
	paper: '#fbf6ec',
	coral: '#ee6c4d',
	surface: '#fffdf8',
} as const;
