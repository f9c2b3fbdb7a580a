/**
 * Words that no reader meets: another spelling of one of ours, a clock or a calendar that is not theirs, or what sounds
 * translated. Each with what stands in its place.
 */
const wordsGone: [word: RegExp, instead: string][] = [
	[/\be-mail/i, 'email'],
	[/\breckon/i, 'work out, count'],
	[/great circle/i, 'in a straight line'],
	[/how this price is made/i, 'Price breakdown'],
	[/\bUTC\b/, 'New York time, local time'],
	// American, as the specification's messages are. 'Lake Grey' and the 'Electronic Travel Authorisation' are called so.
	[/\btravell(?:er|ed|ing)/i, 'traveler'],
	[/(?<!-)\b(?:col|fav|neighb|harb|hon|rum|flav)our/, 'color, favor, neighbor'],
	[/\bColour/, 'Color'],
	[
		/\bgrey|\bcentre|\b[Tt]heatre|\b(?:kilo)?metres?\b|\b(?:milli)?litres?\b|\bstorey/,
		'gray, center, theater, meters, liters, story',
	],
	[/\b(?:organ|recogn|notar|apolog|real)is(?:e|ing|ation)/i, 'organize, recognize'],
	[
		/\blicence|\bprogramme|\btyre|\bjewellery|\baeroplane/i,
		'license, program, tire, jewelry, airplane',
	],
	[/\bsnorkell|\bchequer/i, 'snorkeling, checkered'],
	[/\b\d{4}-\d{2}-\d{2}\b/, 'Mon, Jan 4, 2027'],
	[/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/, '1:30 PM'],
];

/** Those of them that a text has, each as it stands there, with what to write. */
export function wordsGoneIn(text: string): string[] {
	return wordsGone.flatMap(([word, instead]) => {
		const [found] = word.exec(text) ?? [];
		return found === undefined ? [] : [`${found}: ${instead}`];
	});
}
