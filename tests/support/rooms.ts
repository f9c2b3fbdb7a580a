/**
 * The rooms of each floor, from the ground up: a file may import from its own room and from those before it. Loose files of
 * a floor are its ground.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
	'src/domain': inOrder(
		'text brand people calendar pictures flights places maps catalog bookings destinations tours quotes proposals requests users trips reviews editorial desk messages',
	),
	'src/contract': inOrder(
		'http flights catalog bookings requests users trips quotes proposals desk',
	),
	'src/stores': inOrder(
		'forms catalog flights users destinations tours requests bookings trips desk',
	),
	'src/islands': inOrder(
		'forms catalog reviews flights tours destinations requests bookings trips quotes proposals home pages users desk',
	),
	'src/server': inOrder(
		'platform db world http inbox changes calendar mail watch messages users catalog departures quotes bookings trips proposals requests reviews pictures people desk pages jobs commands',
	),
	// The desk's own rooms stand in an order, too: what every tab is made of first, the frame that loads them last.
	'src/server/desk': inOrder(
		'requests departures reviews bookings money trips queue numbers letters replies overview catalog users metrics people activities find templates views phone proposals booking',
	),
	'src/islands/desk': inOrder(
		'panel news overview numbers letters notes person catalog activities actions party schedule payments replies trips bookings money departures users people account templates requests reviews booking find phone proposals queue frame',
	),
};

function inOrder(names: string): readonly string[] {
	return names.split(' ');
}

/** An import of a floor's file that leads to a later room; null: it leads down, or out of the floor. */
export function upwardImport(folder: string, file: string, imported: string): string | null {
	const order = rooms[folder] ?? [];
	const [from, to] = [file, imported].map((path) => roomOf(folder, path));
	if (from === undefined || to === undefined || from === to) return null;
	const isDown = to === '' || (from !== '' && order.indexOf(to) < order.indexOf(from));
	return isDown ? null : `${from} -> ${to}: ${file} imports ${imported}`;
}

/** '' of a loose file; undefined of what lies elsewhere. */
function roomOf(folder: string, file: string): string | undefined {
	if (!file.startsWith(`${folder}/`)) return undefined;
	const [room = '', rest] = file.slice(folder.length + 1).split('/');
	return rest === undefined ? '' : room;
}
