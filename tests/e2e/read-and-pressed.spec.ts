import type { Page } from 'playwright/test';

import { pagesOfEachKind } from '../support/every-page.ts';
import { expect, test } from '../support/site.ts';

/** Pixels that a finger needs, less half of one that is rounded. */
const finger = 43.5;
/** Characters of a line of running text, at most. */
const longestLine = 76;

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	for (const { name, path } of pagesOfEachKind) {
		test(`${name}: whatever is pressed is as large as a finger, but for links within a sentence`, async ({
			page,
		}) => {
			await page.goto(path);
			await expect(page.locator('html[data-asked]')).toHaveCount(0);
			expect(await tooSmall(page)).toEqual([]);
		});
	}
});

for (const { name, path } of pagesOfEachKind) {
	test(`${name}: no line of its running text is longer than one reads with ease`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		expect(await longLines(page, longestLine)).toEqual([]);
	});
}

/** What can be pressed and is smaller than a finger, with its size. */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
		return [...document.querySelectorAll<HTMLElement>(pressed)]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => !element.matches('.skip-link'))
			.flatMap((element) => {
				const target = targetOf(element);
				const { width, height } = target.getBoundingClientRect();
				const isSeen = width > 2 && height > 2;
				if (!isSeen || (width >= least && height >= least)) return [];
				if (isStretched(target) || isInSentence(target) || isCovered(target)) return [];
				return [`${target.textContent.trim()}: ${width} × ${height}`];
			});

		/** A box to tick is pressed by its label, too. */
		function targetOf(element: HTMLElement): HTMLElement {
			if (!element.matches('[type=radio], [type=checkbox]')) return element;
			return element.closest('label') ?? element.parentElement ?? element;
		}

		/** All of the card that it stands in is pressed. */
		function isStretched(element: HTMLElement): boolean {
			const { position, content, inset } = getComputedStyle(element, '::after');
			return position === 'absolute' && content !== 'none' && inset === '0px';
		}

		function isInSentence(element: HTMLElement): boolean {
			if (getComputedStyle(element).display !== 'inline') return false;
			const sentence = element.closest('p, li, dd, td, figcaption, label, div');
			const [all, own] = [sentence?.textContent.trim() ?? '', element.textContent.trim()];
			return all.length > own.length + 3;
		}

		/** Another that is large enough takes the press: on a phone a row, and not the price in it. */
		function isCovered(element: HTMLElement): boolean {
			element.scrollIntoView({ block: 'center' });
			const { left, top, width, height } = element.getBoundingClientRect();
			const taken = document.elementFromPoint(left + width / 2, top + height / 2);
			return taken?.closest('button') !== null && !element.contains(taken);
		}
	}, finger);
}

/** Paragraphs whose lines have more characters than that, with how many. */
function longLines(page: Page, most: number): Promise<string[]> {
	return page.evaluate((longest) => {
		const pen = new OffscreenCanvas(1, 1).getContext('2d');
		return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd)')].flatMap((text) => {
			const said = text.innerText.trim();
			if (
				!pen ||
				text.querySelector('p, li, dd, div, details, .month-row') ||
				!text.checkVisibility()
			)
				return [];
			const { font, lineHeight } = getComputedStyle(text);
			const range = document.createRange();
			range.selectNodeContents(text);
			const { width, height } = range.getBoundingClientRect();
			pen.font = font;
			const inLine = Math.round((said.length * width) / pen.measureText(said).width);
			const isLong = height > 2.5 * Number.parseFloat(lineHeight);
			return isLong && inLine > longest ? [`${inLine}: ${said.slice(0, 60)}`] : [];
		});
	}, most);
}
