import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
	/** Site-relative, with a query: '/flights?origin=London'. */
	address: string;
};

/** A form whose buttons lead to an address, and whose fields add to it: by the browser alone, before any script and without. */
export function FormTo({ address, children, ...form }: Props) {
	const [action, query = ''] = address.split('?');
	return (
		<form {...form} method="get" action={action}>
			{Array.from(new URLSearchParams(query), ([name, value]) => (
				<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}
