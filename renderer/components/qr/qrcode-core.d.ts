// The package's types cover its main entry only, and that one draws to canvas, SVG and the terminal besides.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
