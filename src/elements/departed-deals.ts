import { isOnSale } from '#src/domain/flights/deal.ts';

/**
 * Takes the deals that can no longer be sold since the page was built out of the lists within it (`DealCards`). Where deals
 * wait to take their places (`data-more`), or a list has none left, it makes the `<fresh-rows>` around the lists ask for
 * them: no version of the build says so, because the rows are the same.
 */
class DepartedDeals extends HTMLElement {
	connectedCallback(): void {
		const now = new Date();
		const items = [...this.querySelectorAll<HTMLElement>('li[data-sold-until]')];
		const departed = items.filter(
			({ dataset }) => !isOnSale({ soldUntil: dataset['soldUntil'] ?? '' }, now),
		);
		for (const item of departed) item.remove();
		if (departed.length === 0) return;
		const isEmptied = [...this.querySelectorAll('ul')].some((list) => !list.querySelector('li'));
		if (!isEmptied && this.dataset['more'] === undefined) return;
		const rows = this.querySelector<HTMLElement>('fresh-rows');
		if (rows) rows.dataset['version'] = 'departed';
	}
}

customElements.define('departed-deals', DepartedDeals);
