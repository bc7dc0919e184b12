/** The file itself, as a data: URL. */
declare module '*.wasm?inline' {
  const url: string;
  export default url;
}
