/** What is said of a form, whoever draws it, beside what clears it or takes it back. */
export const keptWords = {
	restored: 'Filled in with what was typed here before; this browser keeps it for a day.',
	clear: 'Clear it',
	waiting:
		'There is no connection. It is kept here, and sent once there is one again: please leave this page open.',
	takeBack: 'Take it back',
} as const;
