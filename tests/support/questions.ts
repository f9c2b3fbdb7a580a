import type { Page } from 'playwright/test';

/**
 * Answers the browser's own questions ("Are you sure…?"), one answer for each, in turn.
 * @returns what was asked so far
 */
export function answerQuestions(page: Page, answers: boolean[]): string[] {
	const asked: string[] = [];
	const left = [...answers];
	page.on('dialog', (dialog) => {
		asked.push(dialog.message());
		void (left.shift() ? dialog.accept() : dialog.dismiss());
	});
	return asked;
}
