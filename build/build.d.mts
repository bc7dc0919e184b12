export function build(): Promise<number>;
export function buildIfStale(): Promise<number>;
