import { isIP } from 'node:net';

/** Who an address stands for: an IPv4 address for itself, an IPv6 address for its /64, which one customer holds whole. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	return address.includes(':') ? `${firstGroups(address.toLowerCase()).join(':')}::/64` : address;
}

/** Whether a text is an address, or a range such as '10.0.0.0/8'. */
export function isAddressRange(text: string): boolean {
	const [address = '', bits, ...rest] = text.split('/');
	const most = isIP(address) === 6 ? 128 : 32;
	if (isIP(address) === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function firstGroups(address: string): string[] {
	const [before = '', after] = address.split('::');
	const head = groupsOf(before);
	const tail = groupsOf(after ?? '');
	const left = after === undefined ? 0 : 8 - head.length - tail.length;
	const zeros = Array.from({ length: Math.max(0, left) }, () => '0');
	return [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}

function groupsOf(part: string): string[] {
	return part === '' ? [] : part.split(':');
}
