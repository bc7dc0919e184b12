export function electronProgram(): string | undefined;
