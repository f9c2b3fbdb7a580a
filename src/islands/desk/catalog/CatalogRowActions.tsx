import { MoreButton } from '../panel/MoreButton.tsx';

type Props = {
	rowName: string;
	onEdit: () => void;
	/** Shows what else can be done with it. */
	onMore: () => void;
};

/** The buttons of a row; what else can be done with it opens. */
export function CatalogRowActions({ rowName, onEdit, onMore }: Props) {
	return (
		<>
			<button type="button" className="row-button" onClick={onEdit}>
				Edit<span className="visually-hidden"> {rowName}</span>
			</button>
			<MoreButton about={rowName} onPress={onMore} />
		</>
	);
}
