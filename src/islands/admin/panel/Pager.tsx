import { rowsPerPage } from '#src/stores/admin/list-view.ts';
import { changeView } from '#src/stores/admin/panel-address.ts';

/** The way to the other pages of a list; nothing where all of it is on one. */
export function Pager({ page, total }: { page: number; total: number }) {
	const last = Math.ceil(total / rowsPerPage);
	if (last <= 1) return null;
	const goTo = (next: number) => {
		changeView({ page: next === 1 ? '' : String(next) });
		scrollTo({ top: 0 });
	};
	return (
		<nav aria-label="Pages" className="panel-pager" data-print="no">
			<PageButton label="First" isOff={page <= 1} onClick={() => goTo(1)} />
			<PageButton label="Previous" isOff={page <= 1} onClick={() => goTo(page - 1)} />
			<span className="price text-sm">
				Page {page.toLocaleString('en-US')} of {last.toLocaleString('en-US')}
			</span>
			<PageButton label="Next" isOff={page >= last} onClick={() => goTo(page + 1)} />
			<PageButton label="Last" isOff={page >= last} onClick={() => goTo(last)} />
		</nav>
	);
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
