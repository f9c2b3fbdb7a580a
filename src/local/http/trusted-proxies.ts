import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Who asks, and by which scheme: from the connection, or from the proxies in front where they are trusted. */
type Origin = { ip: string; scheme: 'http' | 'https' };

export type OriginOf = (message: IncomingMessage) => Origin;

/**
 * Reads where a request comes from. What `X-Forwarded-For` and `X-Forwarded-Proto` say is believed of a connection that
 * comes from a trusted proxy, and of each address in the list only as long as those to the right of it are trusted
 * too: whatever a visitor wrote into the header stands further to the left.
 * @param proxies addresses and ranges, as '127.0.0.1' and '10.0.0.0/8'; without any no header is believed
 */
export function originReader(proxies: readonly string[]): OriginOf {
	const trusted = blockListOf(proxies);
	const isTrusted = (ip: string) => isIP(ip) > 0 && trusted.check(ip, family(ip));

	return ({ socket, headers }) => {
		const connected = plainAddress(socket.remoteAddress ?? '');
		if (!isTrusted(connected)) return { ip: connected, scheme: 'http' };
		let ip = connected;
		for (const hop of listed(headers['x-forwarded-for']).toReversed()) {
			// What is no address says nothing: the last one that was told by somebody trusted stands.
			if (isIP(hop) === 0) break;
			ip = hop;
			if (!isTrusted(hop)) break;
		}
		const scheme = listed(headers['x-forwarded-proto']).at(-1)?.toLowerCase();
		return { ip, scheme: scheme === 'https' ? 'https' : 'http' };
	};
}

function blockListOf(proxies: readonly string[]): BlockList {
	const list = new BlockList();
	for (const proxy of proxies) {
		const [address = '', bits] = proxy.split('/');
		if (bits === undefined) list.addAddress(address, family(address));
		else list.addSubnet(address, Number(bits), family(address));
	}
	return list;
}

function family(ip: string): 'ipv4' | 'ipv6' {
	return isIP(ip) === 6 ? 'ipv6' : 'ipv4';
}

function listed(header: string | string[] | undefined): string[] {
	return [header ?? []].flat().join(',').split(',').map(plainAddress).filter(Boolean);
}

/** Without a port, and an IPv4 address as one: some proxies write '203.0.113.7:4711', '[2001:db8::7]:4711' too. */
function plainAddress(text: string): string {
	const address = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
	return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
