import { lineAt, placesOf, quoted } from './text-places.ts';

/** What is wrong with the questions of a group of the FAQ, a line each: `##` headings, each with its answer below. */
export function faqProblems(file: string): string[] {
	const text = file.replaceAll('\r\n', '\n');
	const questions = placesOf(text, /^## +(.*)$/gm);
	if (questions.length === 0) return ['the text: has no question. Write each as ## Question?'];
	return questions.flatMap(({ at, found }, index) => {
		const end = text.indexOf('\n', at);
		const answer = end < 0 ? '' : text.slice(end, questions[index + 1]?.at);
		return answer.trim() === ''
			? [`line ${lineAt(text, at)}: found "${quoted(found)}" without an answer. Write it below.`]
			: [];
	});
}

/** The questions of a group as they are written, to be compared with those of the others. */
export function questionsOf(file: string): string[] {
	return placesOf(file.replaceAll('\r\n', '\n'), /^## +(.*)$/gm).map(({ found }) => found.trim());
}
