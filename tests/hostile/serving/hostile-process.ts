import './moved-clock.ts';
import { neonConfig } from '@neondatabase/serverless';

import { startServer } from '#src/local/serve.ts';
import { deliverLetters } from '#src/local/start/letters.ts';
import { prepareDatabase } from '#src/local/start/prepare-database.ts';
import { closeDatabase } from '#src/server/db/client.ts';
import { runCommand } from '#src/server/platform/command.ts';

// Serves the functions as `src/local/serve.ts` does, on whatever database the environment names, beside the build of its
// parent: what breaks a server needs no pages.
const { HOSTILE_BRIDGE: bridge, HOSTILE_DIST: dist = 'dist' } = process.env;
if (bridge !== undefined) {
	neonConfig.wsProxy = () => `${bridge}/v2`;
	neonConfig.useSecureWebSocket = false;
	neonConfig.pipelineConnect = false;
}

runCommand(async () => {
	await prepareDatabase();
	const { url, close } = await startServer({
		port: 0,
		host: '127.0.0.1',
		dist,
		beginWork: () => [deliverLetters()],
		onClosed: closeDatabase,
	});
	process.once('SIGTERM', () => void close().then(() => process.exit(0)));
	console.log(`Serving on ${url}`);
});
// Whoever started it has ended, however that was.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
