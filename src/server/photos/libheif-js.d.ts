/** The few parts of libheif-js that we use. */
declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `target.data` with RGBA, turned as the file says, and answers null when it cannot. */
    display(target: { data: Uint8Array }, done: (shown: object | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
