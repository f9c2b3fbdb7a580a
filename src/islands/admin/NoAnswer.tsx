import { Door } from './Door.tsx';

/** Somebody was signed in here, and the API cannot be asked whether they still are. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
	return (
		<Door>
			<p role="alert" className="notice notice-error">
				The server does not answer. Please check your connection.
			</p>
			<button type="button" className="button button-primary" onClick={onRetry}>
				Try again
			</button>
		</Door>
	);
}
