import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A part of an email, or all of one that has no parts: its own headers, and its text out of its transfer encoding. */
type MailPart = { headers: string[]; text: string };

/** An email as a mail server received it; its text is that of its first part. */
type ReceivedMail = MailPart & { from: string; to: string[]; parts: MailPart[] };

export type MailServer = {
	/** For `SMTP_URL`. */
	url: string;
	received: ReceivedMail[];
	/** The next recipient is refused with this reply: '550 5.1.1 <ada@example.com> is unknown'. */
	refuseNext: (reply: string) => void;
	close: () => Promise<void>;
};

/** A mail server (RFC 5321) without encryption on a free port, that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
	const received: ReceivedMail[] = [];
	let refusal: string | null = null;

	async function talk(socket: Socket) {
		const say = (line: string) => socket.write(`${line}\r\n`);
		let envelope = { from: '', to: [] as string[] };
		let data: string[] | null = null;
		say('220 mail.test ready');
		for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
			if (data !== null) {
				if (line !== '.') {
					data.push(line.replace(/^\.\./, '.'));
					continue;
				}
				received.push({ ...envelope, ...parsed(data) });
				data = null;
				say('250 kept');
			} else if (/^(EHLO|HELO)/i.test(line)) say('250 mail.test');
			else if (/^MAIL FROM:/i.test(line)) {
				envelope = { from: addressIn(line), to: [] };
				say('250 ok');
			} else if (/^RCPT TO:/i.test(line)) {
				if (refusal === null) envelope.to.push(addressIn(line));
				say(refusal ?? '250 ok');
				refusal = null;
			} else if (/^DATA/i.test(line)) {
				data = [];
				say('354 go on');
			} else if (/^QUIT/i.test(line)) {
				say('221 bye');
				socket.end();
			} else say('502 not known here');
		}
	}

	const server = createServer((socket) => {
		socket.on('error', () => undefined);
		void talk(socket);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('There is no port.');
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		received,
		refuseNext(reply) {
			refusal = reply;
		},
		async close() {
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function addressIn(line: string): string {
	return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

/** Header lines unfolded, and the parts of the mail as they lie in it, those within others after each other. */
function parsed(data: string[]): MailPart & { parts: MailPart[] } {
	const whole = partOf(data);
	const parts = partsOf(data);
	return { headers: whole.headers, text: parts[0]?.text ?? '', parts };
}

function partsOf(data: string[]): MailPart[] {
	const part = partOf(data);
	const type = part.headers.find((line) => /^Content-Type: multipart/i.test(line)) ?? '';
	const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
	if (boundary === undefined) return [part];
	const end = data.lastIndexOf(`--${boundary}--`);
	const starts = data.flatMap((line, index) => (line === `--${boundary}` ? [index] : []));
	return starts.flatMap((start, index) => partsOf(data.slice(start + 1, starts[index + 1] ?? end)));
}

function partOf(data: string[]): MailPart {
	const end = data.indexOf('');
	const headers = data
		.slice(0, end)
		.join('\n')
		.replaceAll(/\n[ \t]+/g, ' ')
		.split('\n');
	const body = data.slice(end + 1).join('\n');
	const encoding = headers.find((line) => /^Content-Transfer-Encoding:/i.test(line)) ?? '';
	if (/base64/i.test(encoding)) return { headers, text: Buffer.from(body, 'base64').toString() };
	return { headers, text: /quoted/i.test(encoding) ? unquoted(body) : body };
}

function unquoted(body: string): string {
	const bytes = body
		.replaceAll('=\n', '')
		.replaceAll(/=([\dA-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)));
	return Buffer.from(bytes, 'latin1').toString();
}
