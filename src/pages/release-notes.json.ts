import type { APIRoute } from 'astro';

import { releaseDays } from '#src/domain/editorial/release-notes.ts';

import changelog from '../../CHANGELOG.md?raw';

/** What the panel tells of a new release, from the changelog. */
export const GET: APIRoute = () => Response.json(releaseDays(changelog).slice(0, 12));
