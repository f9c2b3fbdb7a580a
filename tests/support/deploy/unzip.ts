import { inflateRawSync } from 'node:zlib';

/** A file of an archive. */
export type ArchivedFile = { name: string; content: Buffer };

const directoryEntry = 0x02014b50;
const directoryEnd = Buffer.from('PK\x05\x06');
const deflated = 8;

/**
 * The files of a ZIP archive as Netlify's packer writes it: small, and stored or deflated.
 * @throws Error where it is no such archive
 */
export function unzip(archive: Buffer): ArchivedFile[] {
	const end = archive.lastIndexOf(directoryEnd);
	if (end < 0) throw new Error('This is no archive.');
	const files: ArchivedFile[] = [];
	let at = archive.readUInt32LE(end + 16);
	while (archive.readUInt32LE(at) === directoryEntry) {
		const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
		const name = archive.toString('utf8', at + 46, nameEnd);
		const size = archive.readUInt32LE(at + 20);
		const local = archive.readUInt32LE(at + 42);
		const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
		const packed = archive.subarray(start, start + size);
		const isDeflated = archive.readUInt16LE(at + 10) === deflated;
		files.push({ name, content: isDeflated ? inflateRawSync(packed) : packed });
		at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
	}
	return files;
}
