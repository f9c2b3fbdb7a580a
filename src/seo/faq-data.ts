import type { FAQPage } from 'schema-dts';

/** Questions and their whole answers as they stand on the page, the answers as plain text or simple HTML. */
export function faqData(questions: { question: string; answer: string }[]): FAQPage {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}
