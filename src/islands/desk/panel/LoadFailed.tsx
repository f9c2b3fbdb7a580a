import { Notice } from '#src/ui/Notice.tsx';

type Props = {
	result: { isFetching: boolean; refetch: () => unknown };
	/** What could not be loaded, in a sentence. */
	children: string;
};

/** Stands where something could not be loaded, with the way to try again. */
export function LoadFailed({ result, children }: Props) {
	return (
		<div className="grid justify-items-start gap-4">
			<Notice tone="error">{children} Please try again.</Notice>
			<button
				type="button"
				className="button button-secondary"
				disabled={result.isFetching}
				onClick={() => void result.refetch()}
			>
				Try again
			</button>
		</div>
	);
}
