import type { Page } from 'playwright/test';

/** What a reader may set for all text without a loss (WCAG 2.2, 1.4.12). */
const spacing = `
	* {
		line-height: 1.5 !important;
		letter-spacing: 0.12em !important;
		word-spacing: 0.16em !important;
	}
	p {
		margin-bottom: 2em !important;
	}`;

/** Sets the text of a page as widely as a reader may; its policy forbids another style element. */
export async function spaceText(page: Page): Promise<void> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	}, spacing);
}
