import { expect, type Locator, type Page } from 'playwright/test';

/** What the panel asks before something is done that is not to be done by mistake. */
export function questionOf(page: Page, title?: string): Locator {
	return page.getByRole('alertdialog', title === undefined ? {} : { name: title, exact: true });
}

/** Waits until the panel asks something, and agrees or refuses. */
export async function answerQuestion(page: Page, title: string, isYes: boolean): Promise<void> {
	const question = questionOf(page, title);
	// Toasts stand within whatever is on top.
	const buttons = question.locator('footer').getByRole('button');
	// Enter, pressed by mistake, refuses.
	await expect(buttons.first()).toBeFocused();
	await (isYes ? buttons.last() : buttons.first()).click();
	await expect(question).toHaveCount(0);
}
