import { formatNumber } from '#src/domain/numbers.ts';

type Props = {
	label: string;
	/** How many there are; left out while that is not known. */
	count?: number | undefined;
	isPressed: boolean;
	onPress: () => void;
};

/** A button of several of which one is pressed: what a list is narrowed to. */
export function Chip({ label, count, isPressed, onPress }: Props) {
	return (
		<button type="button" className="panel-chip" aria-pressed={isPressed} onClick={onPress}>
			{label}
			{count !== undefined && <span className="panel-chip-count"> {formatNumber(count)}</span>}
		</button>
	);
}
