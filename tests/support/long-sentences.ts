/** Words that a sentence has at most, so that it is understood at the first reading. */
const most = 20;

/** The sentences of a text that have more words than anybody takes in at once; numbers and signs are no words. */
export function longSentences(text: string): string[] {
	return text
		.replace(/\s+/g, ' ')
		.split(/(?<=[.!?][”’)]?) (?=\p{Lu}|“)/u)
		.filter((sentence) => (sentence.match(/[\p{L}’'-]*\p{L}[\p{L}’'-]*/gu) ?? []).length > most);
}
