/** A response value that is serialized already, as the bytes that are sent. */
export class SerializedJson<Value = unknown> {
  declare readonly of: Value
  readonly bytes: Buffer
  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }
}
