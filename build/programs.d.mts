export interface Circumstances {
  readonly args: readonly string[];
  readonly platform: string;
  readonly env: NodeJS.ProcessEnv;
  hasElectron(): boolean;
  fetchElectron(): Promise<string | undefined>;
}
export function reasonForNoWindow(circumstances: Circumstances): Promise<string | undefined>;
/** Why it could not be had; `silence`: milliseconds in which something has to come. */
export function fetchElectron(wish?: {
  readonly silence?: number;
  readonly env?: NodeJS.ProcessEnv;
}): Promise<string | undefined>;
export function electronProgram(): string | undefined;
