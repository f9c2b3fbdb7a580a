import { Door } from './Door.tsx';

/** While it is found out who is signed in. */
export function Waiting() {
	return (
		<Door>
			<p className="text-ink-soft noscript:hidden" role="status">
				One moment, please…
			</p>
		</Door>
	);
}
