import type { ReactNode } from 'react';

type Props = {
	/** Which one: 'feature 2'. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: (way: 'up' | 'down') => void;
	/** Puts a copy of it after it; without it there is no such button. */
	onDuplicate?: () => void;
	onRemove: () => void;
};

/** What moves an item of a list, copies it and takes it away. */
export function ListEditorTools(props: Props) {
	const { name, isFirst, isLast, onMove, onDuplicate, onRemove } = props;
	return (
		<div className="list-editor-tools">
			<Tool
				part="up"
				sign="↑"
				name={`Move ${name} up`}
				isOff={isFirst}
				onClick={() => onMove('up')}
			/>
			<Tool
				part="down"
				sign="↓"
				name={`Move ${name} down`}
				isOff={isLast}
				onClick={() => onMove('down')}
			/>
			{onDuplicate && (
				<Tool
					part="duplicate"
					sign={<CopySign />}
					name={`Duplicate ${name}`}
					onClick={onDuplicate}
				/>
			)}
			<Tool part="remove" sign="×" name={`Remove ${name}`} onClick={onRemove} />
		</div>
	);
}

function CopySign() {
	return (
		<svg
			width="16"
			height="16"
			viewBox="0 0 16 16"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		>
			<rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
			<path d="M10.5 2.5h-6a2 2 0 0 0-2 2v6" />
		</svg>
	);
}

type ToolProps = {
	part: string;
	sign: ReactNode;
	name: string;
	isOff?: boolean;
	onClick: () => void;
};

// Not disabled where it leads nowhere: what was moved to an end would lose the focus there.
function Tool({ part, sign, name, isOff = false, onClick }: ToolProps) {
	return (
		<button
			type="button"
			className="list-editor-tool"
			data-part={part}
			aria-label={name}
			title={name}
			aria-disabled={isOff}
			onClick={onClick}
		>
			<span aria-hidden="true">{sign}</span>
		</button>
	);
}
