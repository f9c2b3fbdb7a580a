/** The keys that tests press, by the names that the platform has for them, and as WebDriver writes them. */
export const keys = {
	ArrowDown: '\uE015',
	ArrowRight: '\uE014',
	Backspace: '\uE003',
	Enter: '\uE007',
	Escape: '\uE00C',
	Tab: '\uE004',
} as const;

export type Key = keyof typeof keys;

/** WebDriver's input, the same over HTTP and over BiDi: the mouse pressed at a point of the window. */
export function clickAt(x: number, y: number): object[] {
	return [
		{
			type: 'pointer',
			id: 'mouse',
			parameters: { pointerType: 'mouse' },
			actions: [
				{
					type: 'pointerMove',
					x: Math.round(x),
					y: Math.round(y),
					duration: 0,
					origin: 'viewport',
				},
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 },
			],
		},
	];
}

/** WebDriver's input: each character of a text pressed and let go. */
export function typing(text: string): object[] {
	const actions = Array.from(text).flatMap((value) => [
		{ type: 'keyDown', value },
		{ type: 'keyUp', value },
	]);
	return [{ type: 'key', id: 'keyboard', actions }];
}
