/** A picture in the program itself, as a data: address. */
declare module '*.png?inline' {
  const address: string;
  export default address;
}
