import { formatNumber } from '#src/domain/numbers.ts';
import { rowsPerPage } from '#src/stores/desk/list-view.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

import { tabPanelId } from './tab-panel.ts';

/** The way to the other pages of a list; nothing where all of it is on one. */
export function Pager({ page, total }: { page: number; total: number }) {
	const last = lastPage(total);
	if (last <= 1) return null;
	const goTo = (next: number) => {
		changeView({ page: next === 1 ? '' : String(next) });
		const content = document.getElementById(tabPanelId);
		if (content && content.getBoundingClientRect().top < 0) content.scrollIntoView();
	};
	return (
		<nav aria-label="Pages" className="panel-pager" data-print="no">
			<PageButton label="First" isOff={page <= 1} onClick={() => goTo(1)} />
			<PageButton label="Previous" isOff={page <= 1} onClick={() => goTo(page - 1)} />
			<span className="price text-sm">
				Page {formatNumber(page)} of {formatNumber(last)}
			</span>
			<PageButton label="Next" isOff={page >= last} onClick={() => goTo(page + 1)} />
			<PageButton label="Last" isOff={page >= last} onClick={() => goTo(last)} />
		</nav>
	);
}

/** The number of the last page of so many rows; 1 for none. */
export function lastPage(total: number): number {
	return Math.max(1, Math.ceil(total / rowsPerPage));
}

type ButtonProps = { label: string; isOff: boolean; onClick: () => void };

// Not disabled: the button that led to the last page would lose the focus.
function PageButton({ label, isOff, onClick }: ButtonProps) {
	return (
		<button
			type="button"
			className="button button-quiet"
			aria-disabled={isOff}
			onClick={() => isOff || onClick()}
		>
			{label} <span className="visually-hidden">page</span>
		</button>
	);
}
