import { type FormEvent, useEffect, useRef, useState } from 'react';

type Refused = Partial<Record<string, string>>;

/**
 * A form of as many fields as a booking has travellers or flights: while it is sent it says so, and the first field that was
 * refused gets the focus.
 * @param send gives what is wrong, by the names of the fields; empty where nothing is
 */
export function useOperationForm(send: () => Promise<Refused>) {
	const [refused, setRefused] = useState<Refused>({});
	const [isSending, setSending] = useState(false);
	/** Of the element around the fields. */
	const fields = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (Object.keys(refused).length === 0) return;
		fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [refused]);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSending) return;
		setSending(true);
		setRefused(await send());
		setSending(false);
	};
	return { refused, isSending, fields, onSubmit: (event: FormEvent) => void submit(event) };
}
