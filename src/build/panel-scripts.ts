import type { Plugin, Rolldown } from 'vite';

type Modules = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const door = /[/\\]pages[/\\]admin\.astro\b/;
/** What the door loads once somebody knocks. */
const knock = /[/\\]stores[/\\]desk[/\\]sign-in-calls\.ts$/;
const frame = /[/\\]islands[/\\]desk[/\\]frame[/\\]PanelScreen\.tsx$/;
const formOfCatalog = /[/\\]islands[/\\]desk[/\\]catalog[/\\]/;
const ownAccount = /[/\\]islands[/\\]desk[/\\]account[/\\]/;
/** What opens in place of a tab's list, or above it. */
const deskScreen =
	/[/\\]islands[/\\]desk[/\\](actions|booking|departures[/\\]page|find|party|payments|person|phone|proposals|replies|schedule|templates)[/\\]/;
const catalogDialog = /[/\\]islands[/\\]desk[/\\]catalog[/\\]\w+Dialog/;
const history = /[/\\]islands[/\\]desk[/\\]activities[/\\]/;
const list = /[/\\]islands[/\\]desk[/\\](bookings|overview|queue|requests|trips)[/\\]/;
const dialog = /Dialog\.tsx$/;

/**
 * Which modules of the back office share a file: the frame and what more than one tab needs are one, what the forms of
 * the catalog have in common is another, and so is what the desk's screens have, what bookings and requests are read and
 * answered by, what changes are entered by and told by, and what the forms of one's own account have, beside one of each
 * tab. Nothing is among them that another page can load, or that the door needs before somebody may see more: nobody else waits for the panel.
 */
export const panelScripts: Rolldown.CodeSplittingGroup = {
	name: (id, modules) => {
		const parts = partsWith(id, modules);
		const isOfFrame = parts.some((part) => frame.test(part));
		if ((parts.length < 2 && !isOfFrame) || parts.some(isBefore)) return null;
		if (!pagesWith(id, modules).every((page) => door.test(page))) return null;
		if (parts.every((part) => formOfCatalog.test(part))) {
			return parts.every((part) => dialog.test(part)) ? 'panel-forms' : 'panel-catalog';
		}
		if (parts.every((part) => deskScreen.test(part))) return 'panel-desk';
		if (parts.every(isEntry)) return 'panel-entries';
		if (parts.every((part) => isEntry(part) || history.test(part))) return 'panel-histories';
		if (parts.every((part) => deskScreen.test(part) || list.test(part))) {
			return parts.every((part) => deskScreen.test(part) || dialog.test(part))
				? 'panel-answers'
				: 'panel-records';
		}
		return parts.every((part) => ownAccount.test(part)) ? 'panel-account' : 'panel';
	},
	// They would bring along what visitors' pages need as well.
	includeDependenciesRecursively: false,
};

const isBefore = (part: string) => door.test(part) || knock.test(part);
/** Where rows of the catalog and bookings are entered. */
const isEntry = (part: string) => catalogDialog.test(part) || deskScreen.test(part);

/** Lets the bundler put the modules of a page's script into a shared file, which the groups above ask for. */
export function sharedEntries(): Plugin {
	return {
		name: 'shared-entries',
		apply: 'build',
		configEnvironment: (name) =>
			name === 'client'
				? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
				: undefined,
	};
}

/** What is loaded by itself and needs the module at once: scripts of pages, and what is imported when it is needed. */
function partsWith(id: string, modules: Modules): string[] {
	return climb(id, modules, ({ importers }) => importers).filter((above) => {
		const module = modules.getModuleInfo(above);
		return module !== null && (module.isEntry || module.dynamicImporters.length > 0);
	});
}

/** The scripts of pages that can ever load the module. */
function pagesWith(id: string, modules: Modules): string[] {
	return climb(id, modules, (module) => [...module.importers, ...module.dynamicImporters]).filter(
		(above) => modules.getModuleInfo(above)?.isEntry,
	);
}

function climb(
	id: string,
	modules: Modules,
	importersOf: (module: Rolldown.ModuleInfo) => readonly string[],
): string[] {
	const found = new Set([id]);
	// What is added while the set is gone through is come to as well.
	for (const next of found) {
		const module = modules.getModuleInfo(next);
		for (const importer of module ? importersOf(module) : []) found.add(importer);
	}
	return [...found];
}
