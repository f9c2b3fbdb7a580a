import * as z from 'zod/mini';

/** What the editor in the browser shows for a schema, where another than a field of text serves better. */
export const editorWidgets = z.registry<{ widget: 'color' }>();
