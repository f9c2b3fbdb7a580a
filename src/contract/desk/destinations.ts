import * as z from 'zod/mini';

import { type Destination, destination } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { description, dollars, type FieldsOf, shortLine } from './catalog-fields.ts';
import { deleted, references, restoring, revision } from './catalog-rows.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { forAct } from './for-act.ts';
import { pictureAddress } from './picture-address.ts';
import { placeSlug } from './tour-facts.ts';

/** A destination as the administrator enters it. */
export type DestinationFields = z.output<typeof destinationFields>;
export const destinationFields = z.strictObject({
	name: shortLine('Please name the destination.'),
	region: shortLine('Please name its region.'),
	description: description('Please describe the destination.'),
	image: pictureAddress,
	startingPrice: dollars('Please enter the starting price in dollars.'),
	place: z._default(z.nullable(placeSlug), null),
	featured: z._default(z.boolean('featured must be true or false.'), false),
	version: seenVersion,
} satisfies FieldsOf<Destination>);

/** A row as the panel has it: with the version that a change has to name. */
export type DestinationRecord = z.infer<typeof destinationRecord>;
export const destinationRecord = z.extend(destination, revision);
export const destinationConflict = conflictReply(destinationRecord);

// Apart from the public list: that is kept by the CDN and knows no versions.
export const listDestinationRecords = forDesk(
	query('GET', '/api/admin/destinations', z.array(destinationRecord)),
);
export const updateDestination = forAct(
	'publishing',
	command('PUT', '/api/admin/destinations/:id', destinationFields, destinationRecord),
);
export const deleteDestination = forAct(
	'deletions',
	query('DELETE', '/api/admin/destinations/:id', deleted),
);
export const restoreDestination = forAct(
	'deletions',
	command('POST', '/api/admin/destinations/:id/restore', restoring, destinationRecord),
);
export const readDestinationReferences = forDesk(
	query('GET', '/api/admin/destinations/:id/references', references),
);
