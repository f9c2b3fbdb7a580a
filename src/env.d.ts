interface ImportMetaEnv {
	/** Whether the build puts an editor of texts at `/edit` (`src/build/editor.ts`). */
	readonly HAS_EDITOR?: true;
}
