type Props = { id: string; title: string; onClose: () => void };

/** The head of a dialog: its heading and the cross that closes it. */
export function DialogHead({ id, title, onClose }: Props) {
	return (
		<header className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 sm:px-8 sm:pt-6">
			<h2
				id={id}
				tabIndex={-1}
				className="max-h-[30dvh] min-w-0 overflow-y-auto text-2xl wrap-anywhere"
			>
				{title}
			</h2>
			<button
				type="button"
				className="button button-quiet -mt-2 -mr-3 flex-none"
				data-print="no"
				onClick={onClose}
			>
				<span aria-hidden="true" className="text-2xl leading-none">
					×
				</span>
				<span className="visually-hidden">Close dialog</span>
			</button>
		</header>
	);
}
