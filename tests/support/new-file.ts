import { vi } from 'vitest';

// Runs before each test file: it finds nothing of what the file before it in the same worker loaded or replaced.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
