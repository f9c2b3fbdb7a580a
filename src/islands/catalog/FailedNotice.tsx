import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Which of the specified messages is said. */
export type CatalogFailure = keyof typeof catalogMessages;

/** Says that rows could not be had, above whatever is still true. */
export function FailedNotice({ failure }: { failure: CatalogFailure }) {
	return <Notice tone="error">{catalogMessages[failure]}</Notice>;
}
