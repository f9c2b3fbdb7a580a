type Props = {
	/** What the row is called. */
	about: string;
	onPress: () => void;
};

/** Opens what else can be done with a row, whose one act stands beside it. */
export function MoreButton({ about, onPress }: Props) {
	return (
		<button type="button" className="row-button" onClick={onPress}>
			<span aria-hidden="true">⋯</span>
			<span className="visually-hidden">More about {about}</span>
		</button>
	);
}
