import { vi } from "vitest";

/** Files that share a process share the packages that they import, and not the state of our own modules. */
vi.resetModules();
