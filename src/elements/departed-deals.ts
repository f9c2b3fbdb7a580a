import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { hasDeparted } from '#src/domain/flights/deal.ts';

/**
 * Takes the deals that have departed since the page was built out of the lists within it (`DealCards`). Where deals
 * wait to take their places (`data-more`), or a list has none left, it makes the `<fresh-rows>` around the lists ask for
 * them: no version of the build says so, because the rows are the same.
 */
class DepartedDeals extends HTMLElement {
	connectedCallback(): void {
		const today = localToday(new Date());
		const items = [...this.querySelectorAll<HTMLElement>('li[data-departs]')];
		const departed = items.filter(({ dataset }) =>
			hasDeparted({ departureDate: dataset['departs'] ?? '' }, today),
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
