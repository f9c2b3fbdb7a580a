import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';

import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';

import type { CallBackForm } from './CallBackForm.tsx';

type Props = ComponentProps<typeof CallBackForm> & { title: string };

/** The form that asks the desk to call, fetched and unfolded for whoever wants it. */
export function CallBackOffer({ title, ...known }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const { Form, isFailed, load } = useForm();
	// The browser unfolds it also before React is there.
	useEffect(() => {
		if (details.current?.open) load();
	}, [load]);
	return (
		<details
			ref={details}
			className="fold noscript:hidden"
			data-print="no"
			onToggle={({ currentTarget }) => currentTarget.open && load()}
		>
			<summary>{title}</summary>
			<div className="pt-2" aria-live="polite">
				{Form && <Form {...known} />}
				{isFailed && (
					<p className="notice notice-error">
						The form could not be loaded. Check your connection and{' '}
						<button type="button" className="link" onClick={load}>
							try again
						</button>
						, or call us: <a href={telephoneLink(site.phone)}>{site.phone}</a>.
					</p>
				)}
			</div>
		</details>
	);
}

type Loading = { Form: typeof CallBackForm | null; isFailed: boolean };

function useForm() {
	const [state, setState] = useState<Loading>({ Form: null, isFailed: false });
	const load = useCallback(() => {
		void import('./CallBackForm.tsx').then(
			(loaded) => setState({ Form: loaded.CallBackForm, isFailed: false }),
			() => setState(({ Form }) => ({ Form, isFailed: true })),
		);
	}, []);
	return { ...state, load };
}
