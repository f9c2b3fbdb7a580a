import { complaints } from '../support/engines/complaints.ts';
import { expect, test } from '../support/engines/site.ts';
import { pagesOfEachKind } from '../support/every-page.ts';

/** 447 px is as narrow as the window of WebKit's small browser becomes. */
const widths = [1440, 1024, 768, 447];

for (const [index, { name, path }] of pagesOfEachKind.entries()) {
	// The window begins as wide as the page before has left it: narrowed on one page, widened on the next.
	const inTurn = index % 2 === 0 ? widths : widths.toReversed();
	test(`${name}: no sideways scroll at any width, no error`, async ({ reader: page }) => {
		const earlier = complaints(page).length;
		await page.open(path);
		if (path.includes('origin=')) await page.part('.offer-select button').seen();
		if (path === '/admin') await page.field('Password').seen();
		// What the address asks for is shown by now.
		await page.part('html[data-asked]').gone();
		for (const width of inTurn) {
			await page.resize(width);
			expect(await page.sidewaysScroll(), `${name} at ${width} px`).toBeLessThanOrEqual(0);
		}
		expect(complaints(page).slice(earlier)).toEqual([]);
	});
}
