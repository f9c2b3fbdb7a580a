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
				<Tool part="duplicate" sign="⧉" name={`Duplicate ${name}`} onClick={onDuplicate} />
			)}
			<Tool part="remove" sign="×" name={`Remove ${name}`} onClick={onRemove} />
		</div>
	);
}

type ToolProps = {
	part: string;
	sign: string;
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
