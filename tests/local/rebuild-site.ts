import { runServer } from '#src/local/serve.ts';
import { rebuildPages } from '#src/local/start/rebuild-pages.ts';
import { runCommand } from '#src/server/platform/command.ts';

// As `npm start`, but for its first build and the minute after a change.
runCommand(async () => {
	const { url } = await runServer((site) => [rebuildPages(site, { afterSeconds: 0.1 })]);
	console.log(`Serving on ${url}`);
});
