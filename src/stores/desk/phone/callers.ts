import { findCallers } from '#src/contract/desk/callers.ts';

import { callDeskApi } from '../call-desk-api.ts';

/** Those who booked before under a number or an address, once either says enough; nobody is asked for before. */
export function callersQuery({ phone, email }: { phone: string; email: string }) {
	const query = { phone: isNumber(phone) ? phone : '', email: isAddress(email) ? email : '' };
	return {
		queryKey: [findCallers.path, query],
		queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(findCallers, { query, signal }),
		enabled: query.phone !== '' || query.email !== '',
	};
}

function isNumber(typed: string): boolean {
	return typed.replace(/\D/g, '').length >= 7 && typed.length <= 30;
}

function isAddress(typed: string): boolean {
	return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed.trim()) && typed.length <= 254;
}
