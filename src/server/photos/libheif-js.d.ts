/** The parts of libheif-js that we use. */
declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `target.data` with RGBA pixels, upright, and passes null to `done` on failure. */
    display(target: { data: Uint8Array }, done: (shown: object | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
