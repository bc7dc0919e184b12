export interface Circumstances {
  readonly args: readonly string[];
  readonly platform: string;
  readonly env: NodeJS.ProcessEnv;
  hasElectron(): boolean;
  fetchElectron(): Promise<string | undefined>;
}
export function reasonForNoWindow(circumstances: Circumstances): Promise<string | undefined>;
export function electronProgram(): string | undefined;
