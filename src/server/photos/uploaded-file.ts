import { open } from 'node:fs/promises'

/** An uploaded file, on disk until the response is sent. Do not trust its name. */
export class UploadedFile {
  readonly filename: string
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Digest of the content in hex. */
  readonly sha256: string

  constructor(file: Pick<UploadedFile, 'filename' | 'path' | 'size' | 'sha256'>) {
    this.filename = file.filename
    this.path = file.path
    this.size = file.size
    this.sha256 = file.sha256
  }

  /** Reads at most `maxBytes` bytes from the start. */
  async read(maxBytes: number): Promise<Buffer> {
    const handle = await open(this.path)
    try {
      const bytes = Buffer.alloc(Math.min(maxBytes, this.size))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
      return bytes.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }
}
