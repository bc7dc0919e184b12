/** An inlined picture, as a data: URL. */
declare module '*.png?inline' {
  const address: string;
  export default address;
}
