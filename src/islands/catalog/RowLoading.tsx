type Props = {
	/** The page's heading until the row gives it one. */
	heading: string;
	/** The kind of row in running text: 'tour'. */
	name: string;
	/** How tall what stands for the row is. */
	skeletonClass: string;
	className?: string;
};

/** What a shell shows until the row has come. */
export function RowLoading({ heading, name, skeletonClass, className = '' }: Props) {
	return (
		<div className={`noscript:hidden ${className}`}>
			<h1 className="visually-hidden">{heading}</h1>
			<div
				className={`skeleton ${skeletonClass}`}
				role="status"
				aria-label={`Loading the ${name}`}
			/>
		</div>
	);
}
